import { revealWaitingParts } from './start/reveal-waiting-parts.ts'

/** Milliseconds before the second attempt. */
const RETRY_DELAY_MS = 500

/** Event on the window when a chunk failed to load despite a network: its build may be gone. */
export const CHUNK_LOST = 'foyer:lost'

/**
 * Loads a chunk, with a second attempt after a delay because a network error or a service worker update may lose a
 * request. Without a network it fails at once.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) {
      revealWaitingParts()
      throw error
    }
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
  try {
    return await load()
  } catch (error) {
    revealWaitingParts()
    dispatchEvent(new Event(CHUNK_LOST))
    throw error
  }
}
