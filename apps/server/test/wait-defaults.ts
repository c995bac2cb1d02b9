import { vi } from 'vitest'

/** How long a test waits for what is to come, where it does not say so itself. */
const DEFAULT_WAIT_MS = 15_000
/** How often it looks again; most of it is there within a few milliseconds. */
const POLL_INTERVAL_MS = 10

/**
 * What comes over a socket, a job or the database's news takes as long as a busy machine needs. Vitest gives up after a
 * second and has no setting for it. A test that means a limit names it.
 */
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: DEFAULT_WAIT_MS,
    interval: POLL_INTERVAL_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
