import type { QueryClient } from '@tanstack/react-query'
import { logFailure } from '#platform/log.ts'
import { prefersReducedData } from '#platform/offline/prefers-reduced-data.ts'
import type { Platform } from '#platform/platform.ts'
import { isVerified, viewerKey } from '#platform/session/session-state.ts'
import { whenIdle } from '#platform/when-idle.ts'
import type { Tab } from './filters.ts'
import { prefetchTab } from './use-content-list.ts'

type Dependencies = {
  platform: Pick<Platform, 'api' | 'locale' | 'navigation' | 'network' | 'session' | 'texts'>
  client: QueryClient
}

/** Loads Discover ahead, while the browser is idle, for viewers whose navigation leads there. */
export function preloadDiscover({ platform, client }: Dependencies): void {
  const { navigation, network, session } = platform
  let loaded_key: string | null = null
  const load = (): void => {
    const state = session.state.get()
    const key = viewerKey(state)
    const is_offered = navigation.get().some(({ target }) => target === 'discover')
    if (!is_offered || !isVerified(state) || !network.state.get() || prefersReducedData()) return
    if (key === loaded_key) return
    loaded_key = key
    whenIdle(() => {
      preloadTab({ platform, client }, 'programs').catch((error: unknown) => logFailure('discover', error))
    })
  }
  for (const store of [session.state, navigation, network.state]) store.subscribe(load)
  load()
}

/** Loads the screen, its texts, and what a tab shows first. */
async function preloadTab({ platform, client }: Dependencies, tab: Tab): Promise<void> {
  const { session, texts } = platform
  await Promise.all([
    import('./discover-screen.tsx'),
    texts.load(['discover']),
    prefetchTab({ source: platform, client, is_member: session.state.get().status === 'authenticated' }, tab),
  ])
}
