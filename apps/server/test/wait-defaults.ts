import { vi } from 'vitest'

/** Default time that a test waits for a condition. */
const DEFAULT_WAIT_MS = 15_000
/** How often a condition is polled; most become true within a few milliseconds. */
const POLL_INTERVAL_MS = 10

/**
 * Sockets, jobs and database notifications take as long as a busy machine needs. Vitest times out after a second and
 * has no setting for it. A test with a limit names it.
 */
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: DEFAULT_WAIT_MS,
    interval: POLL_INTERVAL_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
