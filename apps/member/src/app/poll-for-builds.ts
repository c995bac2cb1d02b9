/** A tab that stays open asks this often whether there is a newer build. */
export const POLL_INTERVAL_MS = 60 * 60_000

/** Coming back to a tab asks at once, but not more often than this. */
export const MIN_POLL_INTERVAL_MS = 60_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>

/**
 * Lets a tab that is open for long learn of a newer build: whenever it comes into view again, and hourly while it is.
 * `look` asks the server; without a network it fails, and the next time asks again.
 */
export function pollForBuilds(check: () => Promise<unknown>, page: Page = document): void {
  let checkedAt = Date.now()
  const checkIfDue = (): void => {
    if (page.visibilityState !== 'visible' || Date.now() - checkedAt < MIN_POLL_INTERVAL_MS) return
    checkedAt = Date.now()
    check().catch(() => {})
  }
  page.addEventListener('visibilitychange', checkIfDue)
  setInterval(checkIfDue, POLL_INTERVAL_MS)
}
