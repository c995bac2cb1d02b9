import type { ApiClient } from '@foyer/contract/client'
import { BROADCAST_LINK_PARAMETER } from '@foyer/contract/rules/broadcasts'
import { logFailure } from '#platform/log.ts'
import { subscribeToLocation } from '#platform/routing/app-location.ts'

/**
 * Reports each link of a broadcast that was followed, now and later, and removes what names it from the address, so
 * that it is neither reported twice nor shared.
 */
export function reportFollowedLinks(api: ApiClient): () => void {
  const report = (): void => {
    const url = new URL(location.href)
    const token = url.searchParams.get(BROADCAST_LINK_PARAMETER)
    if (token === null) return
    url.searchParams.delete(BROADCAST_LINK_PARAMETER)
    history.replaceState(history.state, '', url.pathname + url.search + url.hash)
    api('notifications.reportBroadcastLink', { token }).catch((error: unknown) =>
      logFailure('broadcast link', error),
    )
  }
  report()
  return subscribeToLocation(report)
}
