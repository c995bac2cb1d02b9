import { addDomain as call } from '@foyer/contract/apps/add-domain'
import { implement } from '#platform/http/implement.ts'
import { addDomain } from '../hosts/add-domain.ts'
import { parseDomain } from '../hosts/parse-domain.ts'
import { appsPolicy } from '../policy.ts'
import { loadDomains } from '../load-domains.ts'

export const addDomainRoute = implement(
  call,
  appsPolicy.changeHosts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const parsed = parseDomain(input.domain, ctx.services.config)
    if ('fault' in parsed) throw fail(parsed.fault)
    const outcome = await addDomain(ctx, { domain: parsed.domain, by: viewer })
    if (outcome !== 'added') throw fail(outcome)
    return loadDomains(ctx)
  },
)
