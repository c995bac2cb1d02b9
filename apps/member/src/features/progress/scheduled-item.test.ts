import { describe, expect, it } from 'vitest'
import {
  hasOtherCompleted,
  itemOfCompletion,
  parseScheduledItem,
  withScheduledItem,
} from './scheduled-item.ts'

const item = (id: string, date: string, is_completed = false, item_id = 'run') => ({
  id,
  item_id,
  date,
  is_all_day: true,
  is_completed,
})
const today = { day: '2026-11-21', zone: 'Europe/London' }
const [past, now, next] = [item('past', '2026-11-20'), item('now', '2026-11-21'), item('next', '2026-11-23')]
const done = item('done', '2026-11-21', true)

describe('itemOfCompletion', () => {
  it.each<[string, ReturnType<typeof item>[], string | null, boolean, string | null]>([
    ['today’s', [next, now, past], null, true, 'now'],
    ['the next where none is today’s', [past, next], null, true, 'next'],
    ['the latest past one where nothing else is left', [past], null, true, 'past'],
    ['the one from which the page was opened', [now, next], 'next', true, 'next'],
    ['none where that is completed already', [done, next], 'done', true, null],
    ['none of another page', [item('other', '2026-11-21', false, 'swim')], null, true, null],
    ['the completed one when it is undone', [done, next], null, false, 'done'],
    ['none when only the server knows which', [done, item('too', '2026-11-23', true)], null, false, null],
  ])('is %s', (_sentence, items, item_id, is_completed, id) => {
    expect(itemOfCompletion(items, { page_id: 'run', item_id }, { is_completed, ...today })).toBe(id)
  })
})

it('knows whether another day of a page is completed', () => {
  expect(hasOtherCompleted([done, next], { page_id: 'run', item_id: 'next' })).toBe(true)
  expect(hasOtherCompleted([done, next], { page_id: 'run', item_id: 'done' })).toBe(false)
})

it('is named in the address of a page that is opened from it', () => {
  expect(withScheduledItem('/run', null)).toBe('/run')
  expect(parseScheduledItem(new URL(withScheduledItem('/run', 'a b'), 'https://kiln.example').search)).toBe(
    'a b',
  )
})
