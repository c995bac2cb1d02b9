import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scheduleUnlockCheck } from './schedule-unlock-check.ts'

const start = Date.parse('2026-11-21T08:00:00.000Z')
const HOUR = 3_600_000
const isoAfter = (ms: number): string => new Date(start + ms).toISOString()

describe('what opens later', () => {
  const check = vi.fn<() => void>()
  beforeEach(() => {
    check.mockClear()
    vi.useFakeTimers({ now: start })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('is requested once its time has come, and not before', () => {
    const stop = scheduleUnlockCheck(isoAfter(HOUR), check)
    vi.advanceTimersByTime(HOUR)
    expect(check).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(check).toHaveBeenCalledOnce()
    stop()
  })

  it('is requested again, at growing intervals, while the server still refuses: the local clock may be ahead', () => {
    const stop = scheduleUnlockCheck(isoAfter(-1), check)
    const within = (ms: number): number => {
      check.mockClear()
      vi.advanceTimersByTime(ms)
      return check.mock.calls.length
    }
    expect(within(60_000)).toBeGreaterThan(0)
    within(HOUR)
    expect(within(HOUR)).toBeGreaterThan(0)
    expect(within(HOUR)).toBeLessThan(16)
    stop()
  })

  it('is requested each day when it opens in a year', () => {
    const stop = scheduleUnlockCheck(isoAfter(365 * 24 * HOUR), check)
    vi.advanceTimersByTime(48 * HOUR)
    expect(check).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is not requested after it was stopped', () => {
    scheduleUnlockCheck(isoAfter(HOUR), check)()
    vi.advanceTimersByTime(48 * HOUR)
    expect(check).not.toHaveBeenCalled()
  })
})
