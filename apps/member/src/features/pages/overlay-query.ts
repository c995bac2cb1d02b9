import type { ApiClient } from '@foyer/contract/client'
import { queryOptions } from '@tanstack/react-query'
import { preloadViews } from './preload-views.ts'

/** Queries an overlay with its views loaded. A refusal is not retried. */
export function overlayQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['pages', 'overlay', id],
    queryFn: async () => {
      const index = await api('pages.getOverlay', { id })
      await preloadViews(index)
      return index
    },
    retry: false,
  })
}
