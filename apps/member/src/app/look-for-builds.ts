/** A tab that stays open asks this often whether there is a newer build. */
export const LOOK_EVERY_MS = 60 * 60_000

/** Coming back to a tab asks at once, but not more often than this. */
export const LOOK_AT_MOST_EVERY_MS = 60_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>

/**
 * Lets a tab that is open for long learn of a newer build: whenever it comes into view again, and hourly while it is.
 * `look` asks the server; without a network it fails, and the next time asks again.
 */
export function lookForBuilds(look: () => Promise<unknown>, page: Page = document): void {
  let last = Date.now()
  const lookAgain = (): void => {
    if (page.visibilityState !== 'visible' || Date.now() - last < LOOK_AT_MOST_EVERY_MS) return
    last = Date.now()
    look().catch(() => {})
  }
  page.addEventListener('visibilitychange', lookAgain)
  setInterval(lookAgain, LOOK_EVERY_MS)
}
