import { describe, expect, it } from 'vitest'
import {
  diffNodes,
  validateNode,
  isSameNode,
  toUnlockSchedule,
  countRules,
  applyUnlockSchedule,
  type AccessNode,
  type UnlockSchedule,
} from './access-values.ts'

const zone = 'Europe/Lisbon'
const none: UnlockSchedule = { date: null, wait: null, rhythm: null }
const open: AccessNode = {
  inherit: false,
  is_progress_root: false,
  is_private: false,
  require_purchase: false,
  allow_browsing: false,
  require_authentication: false,
  is_scheduled: false,
  unlocks_at: null,
  unlock_duration_seconds: null,
  schedule_period: null,
  schedule_interval: null,
  products: [],
  purchase_overlay: null,
}

const applySchedule = (opening: Partial<UnlockSchedule>): AccessNode =>
  applyUnlockSchedule(open, true, { ...none, ...opening }, zone)

describe('when a page opens', () => {
  it.each<[string, Partial<UnlockSchedule>, Partial<AccessNode>]>([
    ['on a date of the app’s zone', { date: '2026-07-01T09:00' }, { unlocks_at: '2026-07-01T08:00:00.000Z' }],
    ['after days', { wait: { amount: 8, unit: 'day' } }, { unlock_duration_seconds: 691_200 }],
    ['after hours', { wait: { amount: 36, unit: 'hour' } }, { unlock_duration_seconds: 129_600 }],
    ['at once after the start', { wait: { amount: 0, unit: 'day' } }, { unlock_duration_seconds: 0 }],
    [
      'with the third week',
      { rhythm: { interval: 3, period: 'week' } },
      { schedule_period: 'week', schedule_interval: 3 },
    ],
    [
      'by several rules',
      { date: '2026-07-01T09:00', rhythm: { interval: 1, period: 'month' } },
      { unlocks_at: '2026-07-01T08:00:00.000Z', schedule_period: 'month', schedule_interval: 1 },
    ],
  ])('is kept and read again: %s', (_name, opening, fields) => {
    const node = applySchedule(opening)
    expect(node).toEqual({ ...open, is_scheduled: true, ...fields })
    expect(toUnlockSchedule(node, zone)).toEqual({ ...none, ...opening })
    expect(countRules(toUnlockSchedule(node, zone))).toBe(Object.keys(opening).length)
    expect(validateNode(node, toUnlockSchedule(node, zone))).toEqual([])
  })

  it('leaves the seconds of a date that was not changed', () => {
    const exact = { ...open, is_scheduled: true, unlocks_at: '2026-07-01T08:00:30.500Z' }
    expect(applyUnlockSchedule(exact, true, toUnlockSchedule(exact, zone), zone)).toEqual(exact)
  })

  it('removes every rule for a page that opens at once', () => {
    expect(
      applyUnlockSchedule(applySchedule({ wait: { amount: 8, unit: 'day' } }), false, none, zone),
    ).toEqual(open)
  })

  it.each<[string, Partial<UnlockSchedule>, string]>([
    ['nothing chosen', {}, 'schedule_is_empty'],
    ['an empty date', { date: '' }, 'date_is_invalid'],
    ['the year 9999', { date: '9999-12-31T09:00' }, 'date_out_of_range'],
    ['a date before 1970', { date: '1965-01-01T09:00' }, 'date_out_of_range'],
    ['a wait of nothing typed', { wait: { amount: null, unit: 'day' } }, 'duration_out_of_range'],
    ['a wait of a century', { wait: { amount: 36_500, unit: 'day' } }, 'duration_out_of_range'],
    ['no interval', { rhythm: { interval: null, period: 'week' } }, 'schedule_is_incomplete'],
    ['an interval of nothing', { rhythm: { interval: 0, period: 'week' } }, 'interval_out_of_range'],
    ['a huge interval', { rhythm: { interval: 521, period: 'week' } }, 'interval_out_of_range'],
  ])('is refused in the form: %s', (_name, opening, code) => {
    expect(
      validateNode(applySchedule(opening), { ...none, ...opening }).map((fault) => fault.code),
    ).toContain(code)
  })
})

describe('what differs', () => {
  it('compares lists regardless of their order', () => {
    expect(isSameNode(open, { ...open, products: [] })).toBe(true)
    expect(diffNodes(open, { ...open, products: ['a'], is_private: true })).toEqual([
      'is_private',
      'products',
    ])
    expect(isSameNode({ ...open, products: ['a', 'b'] }, { ...open, products: ['b', 'a'] })).toBe(true)
  })
})
