import type { AnyRouter } from '@tanstack/react-router'

/**
 * Fetches the code of an app's screens one after another while nothing else is to be done, so that the first visit to
 * each is as quick as the second. Whoever saves data, or is offline, gets a screen when it is gone to.
 */
export async function prefetchRoutes(router: AnyRouter): Promise<void> {
  for (const [id, route] of Object.entries(router.routesById)) {
    if (!id.startsWith('/apps/')) continue
    await waitForIdle()
    if (!navigator.onLine || hasDataSaver()) return
    try {
      await router.loadRouteChunk(route)
    } catch {
      // It is asked for again, and told, when somebody goes there.
      return
    }
  }
}

function hasDataSaver(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 300)
  })
}
