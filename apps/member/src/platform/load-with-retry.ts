/** Milliseconds before what did not come is asked for once more. */
const RETRY_DELAY_MS = 500

/** Told on the window when a part of the app did not come though there is a network: its build may be gone. */
export const CHUNK_LOST = 'foyer:lost'

/**
 * Loads a part of the app. A network that hiccups or a worker that is being replaced may lose a request, so one that
 * failed is made once more after a moment; without a network the failure is told at once.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  try {
    return await load()
  } catch (error) {
    dispatchEvent(new Event(CHUNK_LOST))
    throw error
  }
}
