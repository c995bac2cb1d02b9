import { revokeEntitlement as call } from '@foyer/contract/access/revoke-entitlement'
import { implement } from '#platform/http/implement.ts'
import { revokeByOwner } from '../commands/revoke-by-owner.ts'
import { findMember } from '../find-readers.ts'
import { accessPolicy } from '../policy.ts'
import { presentEntry } from '../presenter.ts'
import { loadTitles } from '../load-titles.ts'

export const revokeEntitlementRoute = implement(
  call,
  accessPolicy.changeMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ exists: (await findMember(ctx, input.subscriber_id)) !== null })
    const row = await revokeByOwner(ctx, { ...input, actor_id: viewer.team_member_id })
    if (row === null) throw fail('not_found')
    if (row === 'revoked') throw fail('already_revoked')
    return presentEntry(row, await loadTitles(ctx, [row]), { status: 'taken_back' })
  },
)
