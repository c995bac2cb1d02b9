import { verifyPasswordless } from '@foyer/contract/identity/verify-passwordless'
import { implement } from '#platform/http/implement.ts'
import { signInByCode, signInByLink } from '../commands/sign-in-by-mail.ts'
import { composeLogin } from '../compose-login.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { isNotCrossOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const verifyPasswordlessRoute = implement(
  verifyPasswordless,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const { token, code = '', is_confirmed = false } = input
    await requireMethod(ctx, 'passwordless')
    if (token === undefined) await limitAttempts(ctx, ['code'])

    const opened =
      token === undefined ? await signInByCode(ctx, code) : await signInByLink(ctx, { token, is_confirmed })
    if (typeof opened === 'string') throw fail(opened)
    reply.setSession(opened.secret)
    return composeLogin(ctx, opened.user_id, opened.token)
  },
)
