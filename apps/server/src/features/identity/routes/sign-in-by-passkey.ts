import { signInByPasskey as call } from '@foyer/contract/identity/sign-in-by-passkey'
import { implement } from '#platform/http/implement.ts'
import { signInByPasskey } from '../commands/member-passkeys.ts'
import { composeLogin } from '../compose-login.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { isSameOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'

export const signInByPasskeyRoute = implement(
  call,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isSameOrigin(ctx) })
    await limitAttempts(ctx, ['passkey'])
    const opened = await signInByPasskey(ctx, input.credential)
    if (!opened) throw fail('passkey_refused')
    reply.setSession(opened.secret)
    return composeLogin(ctx, opened.user_id, opened.token)
  },
)
