import { newContentRule, readContentRule } from '@foyer/content/definitions'
import { describe, expect, it } from 'vitest'
import {
  countMoreFilters,
  lengthUnitOf,
  listAttributeFields,
  listValues,
  maxValuesOf,
  orderOf,
  toSeconds,
  withoutMember,
  withType,
  withValues,
} from './rule.ts'

const rule = newContentRule('program')

describe('a rule in the editor', () => {
  it('is a new one where something else is stored', () => {
    expect(readContentRule(null)).toEqual(newContentRule('workout'))
    expect(readContentRule(rule)).toEqual(rule)
  })

  it.each([
    ['published_at', 'desc', 'newest'],
    ['title', 'asc', 'title'],
    ['title', 'desc', 'title_desc'],
    ['starts_at', 'desc', 'starts_desc'],
    ['position', 'desc', 'tree_desc'],
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

  it.each([
    ['workout', 604_800, 'minutes'],
    ['any', null, 'minutes'],
    ['program', null, 'weeks'],
    ['program', 4 * 604_800, 'weeks'],
    ['program', 3 * 86_400, 'days'],
    ['program', 1200, 'minutes'],
  ] as const)('of %s and %s seconds has a length in %s', (content_type, min_seconds, unit) => {
    expect(lengthUnitOf({ content_type, duration: { min_seconds, max_seconds: null } })).toBe(unit)
  })

  it('has no length longer than ten years, and none below nothing', () => {
    expect([toSeconds(20, 'minutes'), toSeconds(2, 'weeks'), toSeconds(null, 'days')]).toEqual([
      1200,
      1_209_600,
      null,
    ])
    expect([toSeconds(1e9, 'minutes'), toSeconds(-5, 'minutes')]).toEqual([316_224_000, 0])
  })

  it('loses its lengths with a type that has another unit', () => {
    const short = { ...rule, content_type: 'workout', duration: { min_seconds: null, max_seconds: 1200 } }
    expect(withType(short, 'meal').duration.max_seconds).toBe(1200)
    expect(withType(short, 'program').duration.max_seconds).toBeNull()
  })

  it('names its attributes, and has at most fifty values', () => {
    const placed = withValues(withValues(rule, 'level', ['beginner']), 'page.place', ['Gym', 'Home'])
    expect(listAttributeFields(placed)).toEqual(['page.place'])
    expect(maxValuesOf(placed, 'muscle')).toBe(20)
    const many = withValues(rule, 'equipment', Array.from({ length: 45 }, String))
    expect(maxValuesOf(many, 'muscle')).toBe(5)
  })

  it('is counted without what differs for each member', () => {
    const personal = { ...rule, progress: 'completed', price: 'owned', schedule_type: 'scheduled' } as const
    expect(withoutMember(personal)).toEqual({ ...rule, price: 'paid' })
    const timed = { ...rule, schedule_type: 'upcoming' as const }
    expect(withoutMember(timed)).toEqual(timed)
  })

  it('counts its folded filters', () => {
    const short = { ...rule, duration: { min_seconds: null, max_seconds: 1200 } }
    expect([rule, short, { ...rule, price: 'free' as const }].map(countMoreFilters)).toEqual([0, 1, 1])
  })
})
