import { studioRenamePasskey as call } from '@foyer/contract/team/studio-rename-passkey'
import { implement } from '#platform/http/implement.ts'
import { identityPolicy, presentPasskey, studioPasskeys } from '../../identity/index.ts'

export const studioRenamePasskeyRoute = implement(
  call,
  identityPolicy.changePasskey,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const own = { id: input.id, owner_id: viewer.team_member_id }
    const renamed = await ctx.write((tx) => studioPasskeys.rename(tx, { ...own, name: input.name }))
    authorize(renamed ?? null)
    if (!renamed) throw fail('not_found')
    return presentPasskey(renamed)
  },
)
