import type { OutputFor } from '@foyer/contract/client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'

export type OwnAccess = OutputFor<'pages.getPageAccess'>

/** Loads the member's own access to a page; requested again each time. */
export function useOwnAccess(page_id: string): UseQueryResult<OwnAccess> {
  const api = useApi()
  return useQuery({
    queryKey: ['pages', 'own-access', page_id],
    queryFn: () => api('pages.getPageAccess', { id: page_id }),
    staleTime: 0,
  })
}
