import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wakeAt } from './unlock-timer.ts'

const start = Date.parse('2026-11-21T08:00:00.000Z')
const HOUR = 3_600_000
const inMs = (ms: number): string => new Date(start + ms).toISOString()

describe('what opens later', () => {
  const ask = vi.fn<() => void>()
  beforeEach(() => {
    ask.mockClear()
    vi.useFakeTimers({ now: start })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('is asked for once its moment has come, and not before', () => {
    const stop = wakeAt(inMs(HOUR), ask)
    vi.advanceTimersByTime(HOUR)
    expect(ask).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(ask).toHaveBeenCalledOnce()
    stop()
  })

  it('is asked for again, ever more rarely, while the server says no: this clock may be ahead', () => {
    const stop = wakeAt(inMs(-1), ask)
    const within = (ms: number): number => {
      ask.mockClear()
      vi.advanceTimersByTime(ms)
      return ask.mock.calls.length
    }
    expect(within(60_000)).toBeGreaterThan(0)
    within(HOUR)
    expect(within(HOUR)).toBeGreaterThan(0)
    expect(within(HOUR)).toBeLessThan(16)
    stop()
  })

  it('is asked for each day where it opens in a year', () => {
    const stop = wakeAt(inMs(365 * 24 * HOUR), ask)
    vi.advanceTimersByTime(48 * HOUR)
    expect(ask).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is asked for no more once nobody waits for it', () => {
    wakeAt(inMs(HOUR), ask)()
    vi.advanceTimersByTime(48 * HOUR)
    expect(ask).not.toHaveBeenCalled()
  })
})
