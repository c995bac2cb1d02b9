import { removePasskey as call } from '@foyer/contract/accounts/remove-passkey'
import { implement } from '#platform/http/implement.ts'
import { removeMemberPasskey } from '../commands/member-passkeys.ts'
import { accountsPolicy } from '../policy.ts'
import { appPasskeys } from '../repository/passkeys.ts'

export const removePasskeyRoute = implement(
  call,
  accountsPolicy.changePasskey,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const own = { id: input.id, owner_id: viewer.user_id }
    authorize((await appPasskeys.find(ctx.db, own)) ?? null)
    const outcome = await removeMemberPasskey(ctx, own)
    if (outcome !== 'removed') throw fail(outcome)
    return {}
  },
)
