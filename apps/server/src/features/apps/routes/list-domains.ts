import { listDomains as call } from '@foyer/contract/apps/list-domains'
import { implement } from '#platform/http/implement.ts'
import { appsPolicy } from '../policy.ts'
import { loadDomains } from '../load-domains.ts'

export const listDomainsRoute = implement(call, appsPolicy.changeHosts, async ({ ctx, authorize }) => {
  authorize()
  return loadDomains(ctx)
})
