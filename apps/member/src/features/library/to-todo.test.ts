import { testId } from '@foyer/content/testing'
import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { toTodo } from './to-todo.ts'
import type { HomeData } from './to-todo.ts'

const { t } = getTranslator('en')
const page = { page_id: testId(1), path: '/hinge', title: 'Hinge', content_type: 'workout', facts: {} }
const shares = { cover: null, cover_asset: null, total: 9, done: 1, stages: [] }
const run = { ...page, ...shares, title: 'Slow Burn', content_type: 'program' }
const planned: HomeData = {
  day: '2026-11-18',
  todo: { ...page, is_planned: true, scheduled_item_id: 'item' },
  run,
  next: [],
}
const following: HomeData = { ...planned, todo: { ...page, is_planned: false, scheduled_item_id: null } }

describe('toTodo', () => {
  it('returns what is scheduled for today', () => {
    expect(toTodo(t, planned, '2026-11-18')).toMatchObject({
      label: 'Today',
      button: 'Start workout',
      link: { href: '/hinge?item=item', title: 'Hinge', state: 'granted' },
    })
  })

  it('ignores what was scheduled for a past day', () => {
    expect(toTodo(t, planned, '2026-11-19')).toBeNull()
  })

  it('calls a day of a program that has passed what is next', () => {
    const past: HomeData = { ...planned, todo: { ...page, is_planned: true, scheduled_item_id: null } }
    expect(toTodo(t, past, '2026-11-18')).toMatchObject({ label: 'Today' })
    expect(toTodo(t, past, '2026-11-19')).toMatchObject({ label: 'Next in Slow Burn' })
  })

  it('returns the next page of the program, on any day', () => {
    expect(toTodo(t, following, '2026-11-19')).toMatchObject({ label: 'Next in Slow Burn' })
  })

  it('has the button of other pages open them', () => {
    const meal: HomeData = {
      ...planned,
      todo: { ...page, content_type: 'meal', is_planned: true, scheduled_item_id: null },
    }
    expect(toTodo(t, meal, '2026-11-18')?.button).toBe('')
  })

  it('returns nothing when there is nothing to do', () => {
    expect(toTodo(t, { ...planned, todo: null }, '2026-11-18')).toBeNull()
  })
})
