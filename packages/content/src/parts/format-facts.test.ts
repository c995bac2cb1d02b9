import { getTranslator } from '@foyer/i18n/server'
import { describe, expect, it } from 'vitest'
import type { HostLink } from '../host.ts'
import { joinWithDots, formatFacts, formatLockReason } from './format-facts.ts'

const { t, formatIn } = getTranslator('en')
const link = (state: HostLink['state'], available_after: string | null = null): HostLink => ({
  href: '/',
  title: '',
  content_type: 'workout',
  cover: null,
  facts: {},
  state,
  available_after,
  progress: null,
  on_click: null,
})

describe('formatFacts', () => {
  it.each([
    ['workout', { minutes: 48, exercises: 6, equipment: ['Barbell'] }, '48 min · Barbell'],
    ['workout', { exercises: 1 }, '1 exercise'],
    ['program', { weeks: 8, days_per_week: 3, level: 'expert' }, '8 weeks · 3 days a week · Advanced'],
    ['program', { weeks: 0 }, ''],
    ['meal', { protein: 41, minutes: 6, calories: 420 }, '41 g protein · 6 min'],
    ['article', { minutes: 5 }, '5 min read'],
    ['exercise', { equipment: ['Barbell', 'Rack'], level: 'beginner' }, 'Barbell, Rack · Beginner'],
    ['generic', {}, ''],
  ])('of a %s page with %j is %j', (type, facts, expected) => {
    expect(formatFacts(t, type, facts)).toBe(expected)
  })
})

describe('formatLockReason', () => {
  it.each([
    ['granted', null, null],
    ['loading', null, null],
    ['require_purchase', null, 'Buy to open'],
    ['require_authentication', null, 'Log in to open'],
    ['is_scheduled', '2026-11-23T00:00:00.000Z', 'Available Mon, Nov 23'],
    ['is_scheduled', null, 'Available later'],
  ] as const)('of a link that is %s after %s is %j', (state, after, expected) => {
    expect(formatLockReason(t, formatIn('UTC'), link(state, after))).toBe(expected)
  })
})

describe('joinWithDots', () => {
  it('leaves out what is empty', () => {
    expect(joinWithDots(['a', null, '', false, undefined, 'b'])).toBe('a · b')
  })
})
