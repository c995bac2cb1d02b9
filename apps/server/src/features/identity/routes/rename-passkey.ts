import { renamePasskey as call } from '@foyer/contract/identity/rename-passkey'
import { implement } from '#platform/http/implement.ts'
import { identityPolicy } from '../policy.ts'
import { presentPasskey } from '../present-passkey.ts'
import { appPasskeys } from '../repository/passkeys.ts'

export const renamePasskeyRoute = implement(
  call,
  identityPolicy.changePasskey,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id, name } = input
    const renamed = await ctx.write((tx) => appPasskeys.rename(tx, { id, owner_id: viewer.user_id, name }))
    authorize(renamed ?? null)
    if (!renamed) throw fail('not_found')
    return presentPasskey(renamed)
  },
)
