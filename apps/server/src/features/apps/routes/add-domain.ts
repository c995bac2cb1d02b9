import { addDomain as call } from '@foyer/contract/apps/add-domain'
import { implement } from '#platform/http/implement.ts'
import { addDomain } from '../hosts/add-domain.ts'
import { judgeDomain } from '../hosts/judge-domain.ts'
import { appsPolicy } from '../policy.ts'
import { showDomains } from '../show-domains.ts'

export const addDomainRoute = implement(
  call,
  appsPolicy.changeHosts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const judged = judgeDomain(input.domain, ctx.services.config)
    if ('fault' in judged) throw fail(judged.fault)
    const outcome = await addDomain(ctx, { domain: judged.domain, by: viewer })
    if (outcome !== 'added') throw fail(outcome)
    return showDomains(ctx)
  },
)
