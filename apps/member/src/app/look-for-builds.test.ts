import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOOK_AT_MOST_EVERY_MS, LOOK_EVERY_MS, lookForBuilds } from './look-for-builds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A tab that can be hidden and shown. */
function aTab() {
  const events = new EventTarget()
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: events.addEventListener.bind(events) as Document['addEventListener'],
  }
  const turn = (state: DocumentVisibilityState): void => {
    page.visibilityState = state
    events.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, turn }
}

it('asks hourly while the tab is in view, also after a time without a network', async () => {
  const look = vi.fn(() => Promise.reject(new Error('No network.')))
  lookForBuilds(look, aTab().page)
  expect(look).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * LOOK_EVERY_MS)
  expect(look).toHaveBeenCalledTimes(2)
})

it('asks when the tab comes back into view, not while it is hidden, and not at each turn', async () => {
  const look = vi.fn(async () => {})
  const { page, turn } = aTab()
  lookForBuilds(look, page)
  turn('hidden')
  await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY_MS)
  expect(look).not.toHaveBeenCalled()
  turn('visible')
  turn('hidden')
  turn('visible')
  expect(look).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(LOOK_AT_MOST_EVERY_MS)
  turn('visible')
  expect(look).toHaveBeenCalledTimes(2)
})
