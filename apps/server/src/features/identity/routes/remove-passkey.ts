import { removePasskey as call } from '@foyer/contract/identity/remove-passkey'
import { implement } from '#platform/http/implement.ts'
import { removeMemberPasskey } from '../commands/member-passkeys.ts'
import { identityPolicy } from '../policy.ts'
import { appPasskeys } from '../repository/passkeys.ts'

export const removePasskeyRoute = implement(
  call,
  identityPolicy.changePasskey,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id } = input
    authorize((await appPasskeys.find(ctx.db, { id, owner_id: viewer.user_id })) ?? null)
    const outcome = await removeMemberPasskey(ctx, viewer, id)
    if (outcome !== 'removed') throw fail(outcome)
    return {}
  },
)
