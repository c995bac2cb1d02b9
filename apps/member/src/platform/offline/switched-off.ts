import { SWITCHED_OFF_MARK } from '@foyer/domain/pages'

/** Whether an answer says that the app is switched off. */
export function isSwitchedOff({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get(SWITCHED_OFF_MARK.name) === SWITCHED_OFF_MARK.value
}

/** Servers hear of it one after the other: until they all have, documents come no faster than this. */
const DOCUMENT_STANDS_MS = 3_000

/**
 * A `fetch` that leaves an app that is switched off: with the first answer that says so nothing of it is shown any more,
 * and the document is loaded anew, which is the page with its name. What the device keeps stays there for when it is on.
 */
export function leavingWhenOff(inner: typeof fetch, leave: () => void = leaveDocument): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init)
    if (isSwitchedOff(response)) leave()
    return response
  }
}

function leaveDocument(): void {
  const root = document.documentElement
  if (root.hidden) return
  root.hidden = true
  setTimeout(() => location.reload(), Math.max(0, DOCUMENT_STANDS_MS - performance.now()))
}
