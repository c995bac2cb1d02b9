import { preloadDiscover } from '../features/library/discover/preload.ts'
import { preloadSearch } from '../features/library/search/preload.ts'
import { storeOffline } from '../features/library/store-offline.ts'
import type { Pages } from '../features/pages/index.ts'
import type { Platform } from '../platform/platform.ts'
import { getQueryClient } from '../platform/queries/query-client.ts'

/** Starts to store what the member does next, for use without a network, and to load ahead what they may open next. */
export function startOfflineStorage(platform: Platform, source: Pages['source']): void {
  const client = getQueryClient(platform)
  storeOffline({ platform, source, client })
  preloadDiscover({ platform, client })
  preloadSearch(platform)
}
