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

/** An order that the member may end. */
export type Contract = OutputFor<'commerce.listContracts'>['items'][number]

/** The orders that the member may withdraw from or cancel; none for guests. */
export function useContracts(is_member: boolean): UseQueryResult<{ items: Contract[] }> {
  const api = useApi()
  return useQuery({
    queryKey: ['commerce', 'contracts', is_member],
    queryFn: async () => (is_member ? api('commerce.listContracts') : { items: [] }),
  })
}
