import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadOnceMore, PART_LOST } from './load-once-more.ts'

const lost = new Error('lost')

describe('a part of the app that is loaded', () => {
  const lost_parts = vi.fn<(event: Event) => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    lost_parts.mockClear()
    vi.stubGlobal('dispatchEvent', lost_parts)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const failing = (times: number) => {
    const load = vi.fn(async () => 'here')
    for (let n = 0; n < times; n += 1) load.mockRejectedValueOnce(lost)
    return load
  }

  it('is asked for once where it comes', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const load = failing(0)
    expect(await loadOnceMore(load)).toBe('here')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is asked for once more where it was lost, after a moment', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const load = failing(1)
    const loaded = loadOnceMore(load)
    await vi.advanceTimersByTimeAsync(400)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await loaded).toBe('here')
    expect(load).toHaveBeenCalledTimes(2)
    expect(lost_parts).not.toHaveBeenCalled()
  })

  it('has failed when it is lost twice, and the window is told', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const load = failing(2)
    await Promise.all([expect(loadOnceMore(load)).rejects.toBe(lost), vi.advanceTimersByTimeAsync(1000)])
    expect(load).toHaveBeenCalledTimes(2)
    expect(lost_parts.mock.calls.map(([{ type }]) => type)).toEqual([PART_LOST])
  })

  it('has failed at once where there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const load = failing(1)
    await expect(loadOnceMore(load)).rejects.toBe(lost)
    expect(load).toHaveBeenCalledTimes(1)
    expect(lost_parts).not.toHaveBeenCalled()
  })
})
