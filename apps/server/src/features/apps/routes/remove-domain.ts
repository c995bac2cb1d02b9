import { hasFreshStudioSignIn } from '../../team/index.ts'
import { removeDomain as call } from '@foyer/contract/apps/remove-domain'
import { implement } from '#platform/http/implement.ts'
import { findDomain } from '../hosts/domains.ts'
import { removeDomain } from '../hosts/release-domain.ts'
import { appsPolicy } from '../policy.ts'
import { loadDomains } from '../load-domains.ts'

export const removeDomainRoute = implement(
  call,
  appsPolicy.changeHosts,
  async ({ input: { id }, viewer, ctx, authorize, fail }) => {
    authorize()
    const row = await findDomain(ctx.db, ctx.app.id, id)
    if (!row) throw fail('not_found')
    if (row.verified_at && !(await hasFreshStudioSignIn(ctx, viewer.session_id))) throw fail('sign_in_again')
    await removeDomain(ctx, { id, by: viewer })
    return loadDomains(ctx)
  },
)
