import { newContentRule, readContentRule } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import { hasMoreFilters, listValues, orderOf, withoutMember, withValues } from './rule.ts'

const rule = newContentRule('program')

describe('a rule in the editor', () => {
  it('is a new one where something else is stored', () => {
    expect(readContentRule(null)).toEqual(newContentRule('workout'))
    expect(readContentRule(rule)).toEqual(rule)
  })

  it.each([
    ['published_at', 'desc', 'newest'],
    ['title', 'asc', 'title'],
    ['starts_at', 'desc', 'newest'],
  ] as const)('by %s %s is ordered as %s', (order_by, direction, name) => {
    expect(orderOf({ ...rule, order_by, direction }).value).toBe(name)
  })

  it('replaces the values of one property', () => {
    const both = withValues(withValues(rule, 'level', ['beginner']), 'equipment', ['Barbell', 'Rack'])
    const changed = withValues(both, 'equipment', ['Kettlebell'])
    expect([listValues(changed, 'level'), listValues(changed, 'equipment')]).toEqual([
      ['beginner'],
      ['Kettlebell'],
    ])
  })

  it('is counted without what differs for each member', () => {
    const personal = { ...rule, progress: 'completed', price: 'owned', schedule_type: 'scheduled' } as const
    expect(withoutMember(personal)).toEqual({ ...rule, price: 'paid' })
    const timed = { ...rule, schedule_type: 'upcoming' as const }
    expect(withoutMember(timed)).toEqual(timed)
  })

  it('knows whether a folded filter is set', () => {
    const short = { ...rule, duration: { min_seconds: null, max_seconds: 1200 } }
    expect([rule, short, { ...rule, price: 'free' as const }].map(hasMoreFilters)).toEqual([
      false,
      true,
      true,
    ])
  })
})
