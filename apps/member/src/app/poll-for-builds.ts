/** How often an open tab checks for a newer build. */
export const POLL_INTERVAL_MS = 60 * 60_000

/** Shortest time between two checks when a tab becomes visible again. */
export const MIN_POLL_INTERVAL_MS = 60_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>

/**
 * Checks for a newer build whenever the tab becomes visible, and hourly while it is. A check that fails offline is
 * repeated the next time.
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
