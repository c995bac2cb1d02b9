import { SWITCHED_OFF_HEADER } from '@foyer/domain/pages'

/** Whether an answer says that the app is switched off. */
export function isSwitchedOff({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get(SWITCHED_OFF_HEADER.name) === SWITCHED_OFF_HEADER.value
}

/** Servers hear of it one after the other: until they all have, documents come no faster than this. */
const MIN_RELOAD_INTERVAL_MS = 3_000

/**
 * A `fetch` that leaves an app that is switched off: with the first answer that says so nothing of it is shown any more,
 * and the document is loaded anew, which is the page with its name. What the device keeps stays there for when it is on.
 */
export function reloadWhenSwitchedOff(
  fetchFn: typeof fetch,
  onSwitchedOff: () => void = reloadDocument,
): typeof fetch {
  return async (input, init) => {
    const response = await fetchFn(input, init)
    if (isSwitchedOff(response)) onSwitchedOff()
    return response
  }
}

function reloadDocument(): void {
  const root = document.documentElement
  if (root.hidden) return
  root.hidden = true
  setTimeout(() => location.reload(), Math.max(0, MIN_RELOAD_INTERVAL_MS - performance.now()))
}
