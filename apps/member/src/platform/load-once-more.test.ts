import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadOnceMore } from './load-once-more.ts'

const lost = new Error('lost')

describe('a part of the app that is loaded', () => {
  beforeEach(() => void vi.useFakeTimers())
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
  })

  it('has failed when it is lost twice', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const load = failing(2)
    await Promise.all([expect(loadOnceMore(load)).rejects.toBe(lost), vi.advanceTimersByTimeAsync(1000)])
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('has failed at once where there is no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const load = failing(1)
    await expect(loadOnceMore(load)).rejects.toBe(lost)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
