import { describe, expect, it } from 'vitest'
import { testId } from '@foyer/content/testing'
import { mergeNextUp, selectPlanned } from './next-up.ts'
import type { NextUp } from './next-up.ts'

type Item = Extract<NextUp, { item: unknown }>['item']
type Page = Extract<NextUp, { page: unknown }>['page']

const TODAY = '2026-11-18'
const anItem = (n: number, date: string, given: Partial<Item> = {}): Item => ({
  id: testId(n),
  item_id: testId(100 + n),
  item_type: 'page',
  scope_type: 'member',
  context_id: null,
  context_type: null,
  context_title: null,
  date,
  is_all_day: true,
  starts_at: null,
  ends_at: null,
  is_completed: false,
  item: null,
  ...given,
})
const aPage = (n: number): Page => ({
  page_id: testId(100 + n),
  path: `/${n}`,
  title: `Page ${n}`,
  content_type: 'workout',
  facts: {},
  cover: null,
  cover_asset: null,
})
const planned = (items: readonly Item[], todo_item_id: string | null = null) =>
  selectPlanned(items, { day: TODAY, zone: 'Europe/London', todo_item_id })
const idsOf = (rows: readonly NextUp[]) =>
  rows.map((row) => (row.day === null ? row.page.page_id : row.item.item_id))

describe('what is planned next', () => {
  it('is ordered by day and leaves out past pages, completed pages and the current task', () => {
    const items = [
      anItem(1, '2026-11-20'),
      anItem(2, '2026-11-17'),
      anItem(3, TODAY),
      anItem(4, '2026-11-19', { is_completed: true }),
      anItem(5, TODAY),
    ]
    expect(idsOf(planned(items, testId(3)))).toEqual([testId(105), testId(101)])
  })

  it('lists a page that is the current task if it is scheduled again on a later day', () => {
    const again = anItem(2, '2026-11-19', { item_id: testId(101) })
    expect(idsOf(planned([anItem(1, TODAY), again], testId(1)))).toEqual([testId(101)])
  })

  it('leaves out the later day that the current task completes', () => {
    expect(planned([anItem(1, '2026-11-19')], testId(1))).toEqual([])
  })

  it('counts days in the zone of the member', () => {
    const late = anItem(1, '2026-11-18T23:30:00Z', { is_all_day: false })
    const days = (zone: string) =>
      selectPlanned([late], { day: TODAY, zone, todo_item_id: null }).map(({ day }) => day)
    expect(days('Europe/London')).toEqual([TODAY])
    expect(days('Europe/Berlin')).toEqual(['2026-11-19'])
  })

  it('names three at most', () => {
    expect(planned([1, 2, 3, 4].map((n) => anItem(n, '2026-11-20')))).toHaveLength(3)
  })
})

describe('what comes next', () => {
  it('continues with the program after the scheduled pages, without duplicates', () => {
    const rows = mergeNextUp(planned([anItem(2, '2026-11-20')]), [1, 2, 3, 4].map(aPage))
    expect(idsOf(rows)).toEqual([testId(102), testId(101), testId(103)])
  })

  it('is nothing where nothing is planned and nothing runs', () => {
    expect(mergeNextUp([], [])).toEqual([])
  })
})
