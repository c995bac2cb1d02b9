import { describe, expect, it } from 'vitest'
import { toInstant, type Instant } from '../time/index.ts'
import { anchorAfterPause, pauseEnd } from './pause-end.ts'

const at = (day: string): Instant => toInstant(Date.parse(`${day}T09:00:00Z`))
const monthly = {
  anchor: at('2026-01-31'),
  period_starts_at: at('2026-01-31'),
  period_ends_at: at('2026-02-28'),
  interval: 'month' as const,
  interval_count: 1,
}

describe('the end of a break', () => {
  it.each([
    [1, '2026-03-31'],
    [2, '2026-04-30'],
    [3, '2026-05-31'],
  ])('stays on the day of the anchor after %s months', (months, day) => {
    expect(pauseEnd(monthly, months, 'UTC')).toBe(at(day))
  })

  it('counts months also where a plan is paid by the week or the year', () => {
    const weekly = { ...monthly, interval: 'week' as const, period_ends_at: at('2026-02-07') }
    expect(pauseEnd(weekly, 1, 'UTC')).toBe(at('2026-03-07'))
    const yearly = { ...monthly, interval: 'year' as const, period_ends_at: at('2027-01-31') }
    expect(pauseEnd(yearly, 2, 'UTC')).toBe(at('2027-03-31'))
  })

  it('counts from the current period where a plan was continued early', () => {
    const resumed = { ...monthly, period_starts_at: at('2026-03-10'), period_ends_at: at('2026-04-10') }
    expect(pauseEnd(resumed, 1, 'UTC')).toBe(at('2026-05-10'))
  })

  it('lasts whole months after a trial', () => {
    const trial = { ...monthly, anchor: at('2026-12-05'), period_starts_at: at('2026-11-28') }
    expect(pauseEnd({ ...trial, period_ends_at: at('2026-12-05') }, 1, 'UTC')).toBe(at('2027-01-05'))
  })

  it('keeps the anchor of a plan that continues on one of its dates, and no other', () => {
    expect(anchorAfterPause(monthly, at('2026-03-31'), 'UTC')).toBe(monthly.anchor)
    expect(anchorAfterPause(monthly, at('2026-04-30'), 'UTC')).toBe(monthly.anchor)
    expect(anchorAfterPause(monthly, at('2026-03-10'), 'UTC')).toBe(at('2026-03-10'))
    expect(anchorAfterPause({ ...monthly, interval: 'year' }, at('2026-03-31'), 'UTC')).toBe(at('2026-03-31'))
  })
})
