import { studioAddPasskey as call } from '@foyer/contract/team/studio-add-passkey'
import { implement } from '#platform/http/implement.ts'
import { anyTeamMember } from '#platform/http/policies.ts'
import { addStudioPasskey } from '../commands/studio-passkeys.ts'
import { presentPasskey } from '../../identity/index.ts'

export const studioAddPasskeyRoute = implement(
  call,
  anyTeamMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const added = await addStudioPasskey(ctx, viewer, { credential: input.credential, name: input.name })
    if (typeof added === 'string') throw fail(added)
    return presentPasskey(added)
  },
)
