import { studioRemovePasskey as call } from '@foyer/contract/team/studio-remove-passkey'
import { implement } from '#platform/http/implement.ts'
import { removeStudioPasskey } from '../commands/studio-passkeys.ts'
import { identityPolicy, studioPasskeys } from '../../identity/index.ts'

export const studioRemovePasskeyRoute = implement(
  call,
  identityPolicy.changePasskey,
  async ({ input, viewer, ctx, authorize, fail }) => {
    const { id } = input
    authorize((await studioPasskeys.find(ctx.db, { id, owner_id: viewer.team_member_id })) ?? null)
    const outcome = await removeStudioPasskey(ctx, viewer, id)
    if (outcome !== 'removed') throw fail(outcome)
    return {}
  },
)
