import { checkDomain as call } from '@foyer/contract/apps/check-domain'
import { implement } from '#platform/http/implement.ts'
import { checkDomain } from '../hosts/check-domain.ts'
import { findDomain } from '../hosts/domains.ts'
import { appsPolicy } from '../policy.ts'
import { loadDomains } from '../load-domains.ts'

export const checkDomainRoute = implement(
  call,
  appsPolicy.changeHosts,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const row = await findDomain(ctx.db, ctx.app.id, input.id)
    if (!row) throw fail('not_found')
    await checkDomain(ctx, row, viewer)
    return loadDomains(ctx)
  },
)
