import { studioRemovePasskey as call } from '@foyer/contract/accounts/studio-remove-passkey'
import { implement } from '#platform/http/implement.ts'
import { accountsPolicy } from '../policy.ts'
import { studioPasskeys } from '../repository/passkeys.ts'

export const studioRemovePasskeyRoute = implement(
  call,
  accountsPolicy.changePasskey,
  async ({ input, viewer, ctx, authorize }) => {
    const own = { id: input.id, owner_id: viewer.team_member_id }
    authorize((await studioPasskeys.find(ctx.db, own)) ?? null)
    await ctx.write((tx) => studioPasskeys.delete(tx, own))
    return {}
  },
)
