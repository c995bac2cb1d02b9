import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue, TOAST_DURATION, type ToastQueue } from './toast-queue.ts'

const texts = (queue: ToastQueue): string[] => queue.shown().map(({ text }) => text)

describe('the toast queue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows a toast for six seconds', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Saved for later' })
    vi.advanceTimersByTime(TOAST_DURATION - 1)
    expect(texts(queue)).toEqual(['Saved for later'])
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it('shows a few together, each for its whole time', () => {
    const queue = createToastQueue()
    queue.add({ text: 'one', duration: 10_000 })
    vi.advanceTimersByTime(5000)
    queue.add({ text: 'two' })
    expect(texts(queue)).toEqual(['one', 'two'])
    vi.advanceTimersByTime(5000)
    expect(texts(queue)).toEqual(['two'])
    vi.advanceTimersByTime(1000)
    expect(texts(queue)).toEqual([])
  })

  it('queues more than fit, and starts their timers once they are shown', () => {
    const queue = createToastQueue()
    for (const text of ['one', 'two', 'three', 'four']) queue.add({ text })
    expect(texts(queue)).toEqual(['one', 'two', 'three'])
    vi.advanceTimersByTime(TOAST_DURATION)
    expect(texts(queue)).toEqual(['four'])
    vi.advanceTimersByTime(TOAST_DURATION - 1)
    expect(texts(queue)).toEqual(['four'])
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it('pauses while it is hovered and resumes with the remaining time', () => {
    const queue = createToastQueue()
    queue.add({ text: 'Failed to mark complete', tone: 'danger' })
    vi.advanceTimersByTime(4000)
    queue.pause()
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toHaveLength(1)
    queue.resume()
    vi.advanceTimersByTime(1999)
    expect(texts(queue)).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(texts(queue)).toEqual([])
  })

  it('also pauses toasts that arrive while one is hovered', () => {
    const queue = createToastQueue()
    queue.add({ text: 'one' })
    queue.pause()
    queue.add({ text: 'two' })
    vi.advanceTimersByTime(60_000)
    expect(texts(queue)).toEqual(['one', 'two'])
    queue.resume()
    vi.advanceTimersByTime(TOAST_DURATION)
    expect(texts(queue)).toEqual([])
  })

  it('counts again for the others when the one pointed at is closed', () => {
    const queue = createToastQueue()
    const first = queue.add({ text: 'one' })
    queue.add({ text: 'two' })
    queue.pause()
    queue.close(first)
    expect(texts(queue)).toEqual(['two'])
    vi.advanceTimersByTime(TOAST_DURATION)
    expect(texts(queue)).toEqual([])
  })

  it('does not queue the same text twice', () => {
    const queue = createToastQueue()
    expect(queue.add({ text: 'You are offline' })).toBe(queue.add({ text: 'You are offline' }))
  })

  it('replaces a toast by a newer one about the same', () => {
    const queue = createToastQueue()
    for (const [text, topic] of [
      ['canceled', 'plan'],
      ['other', 'plan 2'],
      ['resumed', 'plan'],
      ['none'],
      ['none 2'],
    ])
      queue.add({ text: text ?? '', ...(topic && { topic }) })
    expect(texts(queue)).toEqual(['other', 'resumed', 'none'])
  })

  it('notifies its listeners until they unsubscribe', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const unsubscribe = queue.subscribe(listener)
    const id = queue.add({ text: 'one' })
    queue.close(id)
    queue.close(id)
    unsubscribe()
    queue.add({ text: 'two' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
