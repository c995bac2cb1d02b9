import { resetPassword } from '@foyer/contract/identity/reset-password'
import { implement } from '#platform/http/implement.ts'
import { resetPassword as resetPasswordCommand, countResetAttempt } from '../commands/reset-password.ts'
import { composeLogin } from '../compose-login.ts'
import { isNotCrossOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'
import { checkNewPassword } from '../read-credentials.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const resetPasswordRoute = implement(
  resetPassword,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const { token, password, password_confirmation } = input
    await requireMethod(ctx, 'default')
    if (!(await countResetAttempt(ctx, token))) throw fail('token_invalid')
    checkNewPassword(password, password_confirmation)

    const opened = await resetPasswordCommand(ctx, { token, password })
    if (!opened) throw fail('token_invalid')
    reply.setSession(opened.secret)
    return composeLogin(ctx, opened.user_id, opened.token)
  },
)
