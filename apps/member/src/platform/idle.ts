/** How long work may be put off while the browser has better things to do. */
const LATEST_MS = 2000

/** Does works in their order, each by itself when the browser has nothing better to do. */
export function whenIdle(...works: readonly (() => void)[]): void {
  const [next, ...rest] = works
  if (!next) return
  const run = (): void => {
    next()
    whenIdle(...rest)
  }
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST_MS })
  else setTimeout(run, 50)
}
