/** Milliseconds for which work may be put off while the browser has better things to do. */
const TIMEOUT_MS = 2000

/** Does work when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => callback(), { timeout: TIMEOUT_MS })
  else setTimeout(callback, 50)
}
