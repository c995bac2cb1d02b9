import { preparePasskey as call } from '@foyer/contract/identity/prepare-passkey'
import { implement } from '#platform/http/implement.ts'
import { anySignedIn } from '#platform/http/policies.ts'
import { prepareMemberPasskey } from '../commands/member-passkeys.ts'
import { limitAttempts } from '../limit-attempts.ts'

export const preparePasskeyRoute = implement(call, anySignedIn, async ({ viewer, ctx, authorize, fail }) => {
  authorize()
  await limitAttempts(ctx, ['add_passkey'], viewer.email, viewer.user_id)
  const options = await prepareMemberPasskey(ctx, viewer)
  if (typeof options === 'string') throw fail(options)
  return options
})
