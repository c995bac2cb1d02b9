import { signInByPasskey as call } from '@foyer/contract/identity/sign-in-by-passkey'
import { implement } from '#platform/http/implement.ts'
import { signInMember } from '../commands/member-passkeys.ts'
import { composeLogin } from '../compose-login.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { cameFromOwnPage } from '../own-page.ts'
import { identityPolicy } from '../policy.ts'

export const signInByPasskeyRoute = implement(
  call,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_own_page: cameFromOwnPage(ctx) })
    await limitAttempts(ctx, ['passkey'])
    const opened = await signInMember(ctx, input.credential)
    if (!opened) throw fail('passkey_refused')
    reply.setSession(opened.secret)
    return composeLogin(ctx, opened.user_id, opened.token)
  },
)
