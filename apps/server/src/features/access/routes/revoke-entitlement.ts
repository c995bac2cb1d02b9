import { revokeEntitlement as call } from '@foyer/contract/access/revoke-entitlement'
import { implement } from '#platform/http/implement.ts'
import { takeBack } from '../commands/take-back.ts'
import { findMember } from '../find-readers.ts'
import { accessPolicy } from '../policy.ts'
import { presentEntry } from '../presenter.ts'
import { titlesOf } from '../titles.ts'

export const revokeEntitlementRoute = implement(
  call,
  accessPolicy.changeMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize({ exists: (await findMember(ctx, input.subscriber_id)) !== null })
    const row = await takeBack(ctx, { ...input, actor_id: viewer.team_member_id })
    if (row === null) throw fail('not_found')
    if (row === 'revoked') throw fail('already_revoked')
    return presentEntry(row, await titlesOf(ctx, [row]), { status: 'taken_back' })
  },
)
