import type { AnyRouter } from '@tanstack/react-router'

/**
 * Prefetches the code of an app's screens one by one while the browser is idle. Skipped when the user saves data or
 * is offline.
 */
export async function prefetchRoutes(router: AnyRouter): Promise<void> {
  for (const [id, route] of Object.entries(router.routesById)) {
    if (!id.startsWith('/apps/')) continue
    await waitForIdle()
    if (!navigator.onLine || hasDataSaver()) return
    try {
      await router.loadRouteChunk(route)
    } catch {
      // Loaded again on navigation, where a failure is shown.
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
