/** Milliseconds for which work may be put off while the browser has better things to do. */
const LATEST_MS = 2000

/** Does work when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => work(), { timeout: LATEST_MS })
  else setTimeout(work, 50)
}
