/** Milliseconds before what did not come is asked for once more. */
const ONCE_MORE_MS = 500

/**
 * Loads a part of the app. A network that hiccups or a worker that is being replaced may lose a request, so one that
 * failed is made once more after a moment; without a network the failure is told at once.
 */
export function loadOnceMore<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    if (!navigator.onLine) throw error
    return new Promise((resolve) => setTimeout(resolve, ONCE_MORE_MS)).then(load)
  })
}
