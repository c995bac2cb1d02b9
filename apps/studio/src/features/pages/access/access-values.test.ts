import { describe, expect, it } from 'vitest'
import { daysOf, isSameNode, openingOf, withDays, withOpening, type AccessNode } from './access-values.ts'

const now = '2026-11-21T08:00:00.000Z'
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

describe('withOpening', () => {
  it('gives a date, or a week after the start, where none was set', () => {
    expect(withOpening(open, 'date', now)).toMatchObject({ is_scheduled: true, unlocks_at: now })
    expect(daysOf(withOpening(open, 'days', now))).toBe(7)
  })

  it('drops the figures of the other answers', () => {
    const dated = withOpening(open, 'date', now)
    expect(withOpening(dated, 'days', now).unlocks_at).toBeNull()
    expect(withOpening(dated, 'now', now)).toEqual(open)
  })

  it.each(['now', 'date', 'days'] as const)('is read again as %s', (opening) => {
    expect(openingOf(withOpening(open, opening, now))).toBe(opening)
  })
})

describe('withDays', () => {
  it('counts whole days and never below none', () => {
    expect(withDays(open, 8).unlock_duration_seconds).toBe(691_200)
    expect(withDays(open, -3).unlock_duration_seconds).toBe(0)
  })
})

describe('isSameNode', () => {
  it('looks into lists', () => {
    expect(isSameNode(open, { ...open, products: [] })).toBe(true)
    expect(isSameNode(open, { ...open, products: ['a'] })).toBe(false)
  })
})
