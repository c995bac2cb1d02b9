import { logFailure } from '#platform/log.ts'
import { prefersReducedData } from '#platform/offline/prefers-reduced-data.ts'
import type { Platform } from '#platform/platform.ts'
import { whenIdle } from '#platform/when-idle.ts'

/** Loads the search screen and its texts ahead, while the browser is idle. */
export function preloadSearch({ network, texts }: Pick<Platform, 'network' | 'texts'>): void {
  if (!network.state.get() || prefersReducedData()) return
  whenIdle(() => {
    Promise.all([
      import('./search-screen.tsx'),
      texts.load(['discover', 'message_search', 'messages', 'pages', 'people', 'search']),
    ]).catch((error: unknown) => logFailure('search', error))
  })
}
