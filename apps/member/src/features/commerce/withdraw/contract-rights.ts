import type { OutputFor } from '@foyer/contract/client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '#platform/api/use-api.ts'

/** What buyers may do about a contract in this app. */
export function useContractRights(): UseQueryResult<OutputFor<'commerce.getContractRights'>> {
  const api = useApi()
  return useQuery({
    queryKey: ['commerce', 'contract-rights'],
    queryFn: () => api('commerce.getContractRights'),
  })
}
