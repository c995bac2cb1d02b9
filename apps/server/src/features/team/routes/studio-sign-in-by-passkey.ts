import { studioSignInByPasskey as call } from '@foyer/contract/team/studio-sign-in-by-passkey'
import { implement } from '#platform/http/implement.ts'
import { signInStudioByPasskey } from '../commands/studio-passkeys.ts'
import { limitAttempts, isSameOrigin, identityPolicy } from '../../identity/index.ts'

export const studioSignInByPasskeyRoute = implement(
  call,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isSameOrigin(ctx) })
    await limitAttempts(ctx, ['passkey'])
    const signed_in = await signInStudioByPasskey(ctx, input.credential)
    if (!signed_in) throw fail('passkey_refused')
    reply.setSession(signed_in.secret)
    return signed_in.response
  },
)
