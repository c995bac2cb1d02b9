import { SWITCHED_OFF_HEADER } from '@foyer/domain/pages'

/** Whether a response says that the app is switched off. */
export function isSwitchedOff({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get(SWITCHED_OFF_HEADER.name) === SWITCHED_OFF_HEADER.value
}

/** Shortest time between two loads of the document, because servers learn of the change one after another. */
const MIN_RELOAD_INTERVAL_MS = 3_000

/**
 * A `fetch` that leaves a switched-off app: its first such response hides everything and reloads the document, which
 * then shows the app's name only. Stored data stays on the device.
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
