import { storeOffline } from '../features/library/store-offline.ts'
import type { Pages } from '../features/pages/index.ts'
import type { Platform } from '../platform/platform.ts'
import { getQueryClient } from '../platform/queries/query-client.ts'

/** Starts to store what the member does next, for use without a network. */
export function startOfflineStorage(platform: Platform, source: Pages['source']): void {
  storeOffline({ platform, source, client: getQueryClient(platform) })
}
