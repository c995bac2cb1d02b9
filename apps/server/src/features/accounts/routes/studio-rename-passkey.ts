import { studioRenamePasskey as call } from '@foyer/contract/accounts/studio-rename-passkey'
import { implement } from '#platform/http/implement.ts'
import { accountsPolicy } from '../policy.ts'
import { presentPasskey } from '../present-passkey.ts'
import { studioPasskeys } from '../repository/passkeys.ts'

export const studioRenamePasskeyRoute = implement(
  call,
  accountsPolicy.changePasskey,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const own = { id: input.id, owner_id: viewer.team_member_id }
    const renamed = await ctx.write((tx) => studioPasskeys.rename(tx, { ...own, name: input.name }))
    authorize(renamed ?? null)
    if (!renamed) throw fail('not_found')
    return presentPasskey(renamed)
  },
)
