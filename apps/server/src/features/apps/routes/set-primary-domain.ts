import { hasFreshStudioSignIn } from '../../team/index.ts'
import { setPrimaryDomain as call } from '@foyer/contract/apps/set-primary-domain'
import { implement } from '#platform/http/implement.ts'
import { findDomain } from '../hosts/domains.ts'
import { moveToDomain } from '../hosts/move-to-domain.ts'
import { appsPolicy } from '../policy.ts'
import { loadDomains } from '../load-domains.ts'

export const setPrimaryDomainRoute = implement(
  call,
  appsPolicy.changeHosts,
  async ({ input: { id }, viewer, ctx, authorize, fail }) => {
    authorize()
    const row = id === null ? null : await findDomain(ctx.db, ctx.app.id, id)
    if (id !== null && !row) throw fail('not_found')
    if (!(await hasFreshStudioSignIn(ctx, viewer.session_id))) throw fail('sign_in_again')
    const is_moved = await moveToDomain(ctx, { domain: row?.domain ?? null, by: viewer })
    if (!is_moved) throw fail('domain_not_proven')
    return loadDomains(ctx)
  },
)
