import { describe, expect, it } from 'vitest'
import { createWakeLock } from './create-wake-lock.ts'

function setUp({ refuses = false } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const locks: (EventTarget & { release: () => Promise<void> })[] = []
  const state = { is_on: false, refuses, requests: 0 }
  const lock = createWakeLock({
    wakeLock: {
      request: async () => {
        state.requests += 1
        if (state.refuses) throw new Error('NotAllowedError')
        const sentinel = Object.assign(new EventTarget(), {
          release: async () => void sentinel.dispatchEvent(new Event('release')),
        })
        locks.push(sentinel)
        return sentinel as never
      },
    },
    document: page as never,
    onChange: (is_on) => {
      state.is_on = is_on
    },
  })
  return { lock, page, locks, state }
}
const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0))

describe('createWakeLock', () => {
  it('keeps the screen on until it is stopped', async () => {
    const { lock, state } = setUp()
    lock.start()
    await settle()
    expect(state.is_on).toBe(true)
    lock.stop()
    expect(state.is_on).toBe(false)
  })

  it('asks again when the page is shown after the browser ended the lock', async () => {
    const { lock, page, locks, state } = setUp()
    lock.start()
    await settle()
    page.visibilityState = 'hidden'
    await locks[0]?.release()
    expect(state.is_on).toBe(false)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(state).toMatchObject({ is_on: true, requests: 2 })
  })

  it('asks again on the next tap after a refusal', async () => {
    const { lock, page, state } = setUp({ refuses: true })
    lock.start()
    await settle()
    expect(state.is_on).toBe(false)
    state.refuses = false
    page.dispatchEvent(new Event('pointerdown'))
    await settle()
    expect(state.is_on).toBe(true)
    page.dispatchEvent(new Event('pointerdown'))
    await settle()
    expect(state.requests).toBe(2)
  })

  it('asks for nothing once it is stopped', async () => {
    const { lock, page, state } = setUp()
    lock.start()
    await settle()
    lock.stop()
    page.dispatchEvent(new Event('pointerdown'))
    await settle()
    expect(state.requests).toBe(1)
  })
})
