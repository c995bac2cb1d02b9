import { addPasskey as call } from '@foyer/contract/identity/add-passkey'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { addMemberPasskey } from '../commands/member-passkeys.ts'
import { presentPasskey } from '../present-passkey.ts'

export const addPasskeyRoute = implement(
  call,
  anySignedIn,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const added = await addMemberPasskey(ctx, viewer, { credential: input.credential, name: input.name })
    if (typeof added === 'string') throw fail(added)
    return presentPasskey(added)
  },
)
