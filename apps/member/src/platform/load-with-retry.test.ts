import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadWithRetry, CHUNK_LOST } from './load-with-retry.ts'

const lostEvents = new Error('lost')

describe('a part of the app that is loaded', () => {
  const lost_chunks = vi.fn<(event: Event) => void>()
  let documentElement: { dataset: Record<string, string> }

  beforeEach(() => {
    vi.useFakeTimers()
    lost_chunks.mockClear()
    vi.stubGlobal('dispatchEvent', lost_chunks)
    documentElement = { dataset: {} }
    vi.stubGlobal('document', { documentElement })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const failing = (times: number) => {
    const load = vi.fn(async () => 'here')
    for (let n = 0; n < times; n += 1) load.mockRejectedValueOnce(lostEvents)
    return load
  }

  it('is requested once when it loads', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const load = failing(0)
    expect(await loadWithRetry(load)).toBe('here')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is requested a second time, after a delay, when the first request fails', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const load = failing(1)
    const loaded = loadWithRetry(load)
    await vi.advanceTimersByTimeAsync(400)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await loaded).toBe('here')
    expect(load).toHaveBeenCalledTimes(2)
    expect(lost_chunks).not.toHaveBeenCalled()
    expect(documentElement.dataset).toEqual({})
  })

  it('fails after two failed requests, notifies the window and reveals what waited', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    const load = failing(2)
    await Promise.all([
      expect(loadWithRetry(load)).rejects.toBe(lostEvents),
      vi.advanceTimersByTimeAsync(1000),
    ])
    expect(load).toHaveBeenCalledTimes(2)
    expect(lost_chunks.mock.calls.map(([{ type }]) => type)).toEqual([CHUNK_LOST])
    expect(documentElement.dataset).toEqual({ hasFailed: '' })
  })

  it('fails at once without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const load = failing(1)
    await expect(loadWithRetry(load)).rejects.toBe(lostEvents)
    expect(load).toHaveBeenCalledTimes(1)
    expect(lost_chunks).not.toHaveBeenCalled()
    expect(documentElement.dataset).toEqual({ hasFailed: '' })
  })
})
