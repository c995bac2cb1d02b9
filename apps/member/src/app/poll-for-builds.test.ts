import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MIN_POLL_INTERVAL_MS, POLL_INTERVAL_MS, pollForBuilds } from './poll-for-builds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser tab that can be hidden and shown. */
function aTab() {
  const events = new EventTarget()
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: events.addEventListener.bind(events) as Document['addEventListener'],
  }
  const setVisibility = (state: DocumentVisibilityState): void => {
    page.visibilityState = state
    events.dispatchEvent(new Event('visibilitychange'))
  }
  return { page, setVisibility }
}

it('checks hourly while the tab is visible, also after a time offline', async () => {
  const check = vi.fn(() => Promise.reject(new Error('No network.')))
  pollForBuilds(check, aTab().page)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * POLL_INTERVAL_MS)
  expect(check).toHaveBeenCalledTimes(2)
})

it('checks when the tab becomes visible, but not while it is hidden and not every time', async () => {
  const check = vi.fn(async () => {})
  const { page, setVisibility } = aTab()
  pollForBuilds(check, page)
  setVisibility('hidden')
  await vi.advanceTimersByTimeAsync(3 * POLL_INTERVAL_MS)
  expect(check).not.toHaveBeenCalled()
  setVisibility('visible')
  setVisibility('hidden')
  setVisibility('visible')
  expect(check).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(MIN_POLL_INTERVAL_MS)
  setVisibility('visible')
  expect(check).toHaveBeenCalledTimes(2)
})
