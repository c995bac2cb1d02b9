import type { Platform } from '../platform/platform.ts'
import { logFailure } from '../platform/log.ts'

/** Where the worker is served: the root, so that it sees every path of the app. */
export const WORKER_PATH = '/sw.js'

/**
 * Registers the service worker after the first paint. A new one that waits means a new version of the app; the member's
 * own pages are wiped from its caches when they leave.
 */
export async function registerWorker({ session, version }: Platform): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(WORKER_PATH)
    const look = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) version.found()
    }
    look()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look)
    })
    version.beforeReload(() => registration.waiting?.postMessage({ type: 'take_over' }))
    session.onLeave(() => registration.active?.postMessage({ type: 'wipe' }))
  } catch (error) {
    logFailure('service worker', error)
  }
}
