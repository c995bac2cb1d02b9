/** Longest delay of idle work, in milliseconds. */
const TIMEOUT_MS = 2000

/** Does work when the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if (typeof requestIdleCallback === 'function')
    requestIdleCallback(() => callback(), { timeout: TIMEOUT_MS })
  else setTimeout(callback, 50)
}
