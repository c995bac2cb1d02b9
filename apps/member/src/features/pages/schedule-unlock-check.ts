import { backOff } from '../../platform/back-off.ts'

/** The longest that is waited before the server is asked: clocks are set, and devices sleep. */
const MAX_WAIT_MS = 24 * 3_600_000

/** How long after the moment the server is asked, and asked again, ever more rarely, while it says that it has not come. */
const GRACE_MS = 1_000
const RETRY_BACKOFF = { first_ms: 30_000, longest_ms: 600_000 }

/**
 * Asks at the moment at which something opens, and again until it is stopped. Whether it has opened is for the server to
 * say: this device's clock may be ahead of it.
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
