import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue, TOAST_DURATION } from './toast-queue.ts'

describe('the toast queue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows a toast for six seconds', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Saved for later' })
    vi.advanceTimersByTime(TOAST_DURATION - 1)
    expect(queue.current()?.text).toBe('Saved for later')
    vi.advanceTimersByTime(1)
    expect(queue.current()).toBeNull()
  })

  it('shows one at a time, the oldest first, each for its whole time', () => {
    const queue = createToastQueue()
    queue.add({ text: 'one' })
    queue.add({ text: 'two', duration: 10_000 })
    vi.advanceTimersByTime(TOAST_DURATION)
    expect(queue.current()?.text).toBe('two')
    vi.advanceTimersByTime(9999)
    expect(queue.current()?.text).toBe('two')
    vi.advanceTimersByTime(1)
    expect(queue.current()).toBeNull()
  })

  it('waits while it is pointed at and goes on where it stopped', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Failed to mark complete', tone: 'danger' })
    vi.advanceTimersByTime(4000)
    queue.pause()
    vi.advanceTimersByTime(60_000)
    expect(queue.current()).not.toBeNull()
    queue.resume()
    vi.advanceTimersByTime(1999)
    expect(queue.current()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(queue.current()).toBeNull()
  })

  it('counts again for what comes after a toast that was closed while paused', () => {
    const queue = createToastQueue()
    const first = queue.add({ text: 'one' })
    queue.pause()
    queue.close(first)
    queue.add({ text: 'two' })
    vi.advanceTimersByTime(TOAST_DURATION)
    expect(queue.current()).toBeNull()
  })

  it('does not say the same thing twice', () => {
    const queue = createToastQueue()
    expect(queue.add({ text: 'You are offline' })).toBe(queue.add({ text: 'You are offline' }))
  })

  it('tells its listeners until they leave', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const leave = queue.subscribe(listener)
    const id = queue.add({ text: 'one' })
    queue.close(id)
    queue.close(id)
    leave()
    queue.add({ text: 'two' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
