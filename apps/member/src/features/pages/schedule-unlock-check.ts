import { backOff } from '../../platform/back-off.ts'

/** Longest wait until the next request, because clocks change and devices sleep. */
const MAX_WAIT_MS = 24 * 3_600_000

/** Delay of the first request after the unlock time; it grows while the server still refuses. */
const GRACE_MS = 1_000
const RETRY_BACKOFF = { first_ms: 30_000, longest_ms: 600_000 }

/**
 * Calls `check` at the unlock time, and again until it is stopped. The server decides, because the device's clock
 * may be ahead.
 */
export function scheduleUnlockCheck(opens_at: string, check: () => void): () => void {
  const backoff = backOff(RETRY_BACKOFF)
  let timer: ReturnType<typeof setTimeout>
  const schedule = (): void => {
    const remaining = Date.parse(opens_at) - Date.now()
    const wait = remaining > 0 ? Math.min(remaining + GRACE_MS, MAX_WAIT_MS) : backoff.next()
    timer = setTimeout(() => {
      schedule()
      check()
    }, wait)
  }
  schedule()
  return () => clearTimeout(timer)
}
