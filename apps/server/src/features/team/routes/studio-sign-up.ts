import { studioSignUp } from '@foyer/contract/team/studio-sign-up'
import { implement } from '#platform/http/implement.ts'
import { signUpOwner } from '../commands/studio-session.ts'
import {
  limitAttempts,
  isNotCrossOrigin,
  identityPolicy,
  checkNewPassword,
  readEmail,
  readName,
} from '../../identity/index.ts'

export const studioSignUpRoute = implement(
  studioSignUp,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const { password } = input
    const name = readName(input.name)
    const email = readEmail(input.email)
    checkNewPassword(password)
    await limitAttempts(ctx, ['sign_up'], email)

    const signed_in = await signUpOwner(ctx, { name, email, password })
    if (!signed_in) throw fail('email_taken')
    reply.setSession(signed_in.secret)
    return signed_in.response
  },
)
