import { testId } from '@foyer/content/testing'
import { translator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import { todoOf } from './todo-of.ts'
import type { Now } from './todo-of.ts'

const { t } = translator('en')
const page = { page_id: testId(1), path: '/hinge', title: 'Hinge', content_type: 'workout', facts: {} }
const shares = { cover: null, cover_asset: null, total: 9, done: 1, stages: [] }
const run = { ...page, ...shares, title: 'Slow Burn', content_type: 'program' }
const planned: Now = { day: '2026-11-18', todo: { ...page, is_planned: true }, run, next: [] }
const following: Now = { ...planned, todo: { ...page, is_planned: false } }

describe('todoOf', () => {
  it('says what is planned for today', () => {
    expect(todoOf(t, planned, '2026-11-18')).toMatchObject({
      label: 'Today',
      button: 'Start workout',
      link: { href: '/hinge', title: 'Hinge', state: 'granted' },
    })
  })

  it('leaves what was planned for a day that has gone', () => {
    expect(todoOf(t, planned, '2026-11-19')).toBeNull()
  })

  it('says what comes next in the program, on whatever day', () => {
    expect(todoOf(t, following, '2026-11-19')).toMatchObject({ label: 'Next in Slow Burn' })
  })

  it('has the button of other pages open them', () => {
    const meal: Now = { ...planned, todo: { ...page, content_type: 'meal', is_planned: true } }
    expect(todoOf(t, meal, '2026-11-18')?.button).toBe('')
  })

  it('says nothing where nothing is to be done', () => {
    expect(todoOf(t, { ...planned, todo: null }, '2026-11-18')).toBeNull()
  })
})
