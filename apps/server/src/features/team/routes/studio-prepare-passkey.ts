import { studioPreparePasskey as call } from '@foyer/contract/team/studio-prepare-passkey'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { prepareStudioPasskey } from '../commands/studio-passkeys.ts'
import { limitAttempts } from '../../identity/index.ts'

export const studioPreparePasskeyRoute = implement(
  call,
  anyTeamMember,
  async ({ viewer, ctx, authorize, fail }) => {
    authorize()
    await limitAttempts(ctx, ['add_passkey'], viewer.email, viewer.team_member_id)
    const options = await prepareStudioPasskey(ctx, viewer)
    if (typeof options === 'string') throw fail(options)
    return options
  },
)
