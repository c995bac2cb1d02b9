import { backOff } from '../../platform/back-off.ts'

/** The longest that is waited before the server is asked: clocks are set, and devices sleep. */
const LONGEST_MS = 24 * 3_600_000

/** How long after the moment the server is asked, and asked again, ever more rarely, while it says that it has not come. */
const AFTER_MS = 1_000
const AGAIN_MS = { first_ms: 30_000, longest_ms: 600_000 }

/**
 * Asks at the moment at which something opens, and again until it is stopped. Whether it has opened is for the server to
 * say: this device's clock may be ahead of it.
 */
export function wakeAt(opens_at: string, ask: () => void): () => void {
  const waits = backOff(AGAIN_MS)
  let timer: ReturnType<typeof setTimeout>
  const plan = (): void => {
    const left = Date.parse(opens_at) - Date.now()
    const wait = left > 0 ? Math.min(left + AFTER_MS, LONGEST_MS) : waits.next()
    timer = setTimeout(() => {
      plan()
      ask()
    }, wait)
  }
  plan()
  return () => clearTimeout(timer)
}
