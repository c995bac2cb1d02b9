import { studioResetPassword } from '@foyer/contract/team/studio-reset-password'
import { implement } from '#platform/http/implement.ts'
import {
  countResetAttempt,
  isNotCrossOrigin,
  identityPolicy,
  checkNewPassword,
} from '../../identity/index.ts'
import { resetStudioPassword } from '../commands/reset-studio-password.ts'

export const studioResetPasswordRoute = implement(
  studioResetPassword,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const { token, password } = input
    if (!(await countResetAttempt(ctx, token))) throw fail('token_invalid')
    checkNewPassword(password)

    const signed_in = await resetStudioPassword(ctx, { token, password })
    if (!signed_in) throw fail('token_invalid')
    reply.setSession(signed_in.secret)
    return signed_in.response
  },
)
