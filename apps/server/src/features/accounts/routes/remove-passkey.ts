import { removePasskey as call } from '@foyer/contract/accounts/remove-passkey'
import { implement } from '#platform/http/implement.ts'
import { removeMemberPasskey } from '../commands/member-passkeys.ts'
import { accountsPolicy } from '../policy.ts'
import { appPasskeys } from '../repository/passkeys.ts'

export const removePasskeyRoute = implement(
  call,
  accountsPolicy.changePasskey,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id } = input
    authorize((await appPasskeys.find(ctx.db, { id, owner_id: viewer.user_id })) ?? null)
    const outcome = await removeMemberPasskey(ctx, viewer, id)
    if (outcome !== 'removed') throw fail(outcome)
    return {}
  },
)
