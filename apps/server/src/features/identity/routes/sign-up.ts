import { signUp } from '@foyer/contract/identity/sign-up'
import { implement } from '#platform/http/implement.ts'
import { signUpByTicket } from '../commands/sign-in-by-provider.ts'
import { signUp as signUpCommand } from '../commands/sign-up.ts'
import { composeLogin } from '../compose-login.ts'
import { findSignUpRefusal } from '../sign-up-refusal.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { isNotCrossOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'
import { checkNewPassword, checkAll, readEmail, readName } from '../read-credentials.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const signUpRoute = implement(
  signUp,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const { password, provider, provider_id = '', flow = '', timezone = ctx.app.time_zone } = input
    if (provider !== 'default') {
      const name = readName(input.name)
      await limitAttempts(ctx, ['provider'])
      const settings = await requireMethod(ctx, provider)
      const ticket = { provider, provider_id, flow }
      const opened = await signUpByTicket(ctx, ticket, { settings, name, timezone })
      if ('code' in opened) throw fail(opened.code, opened.params)
      reply.setSession(opened.secret)
      return composeLogin(ctx, opened.user_id, opened.token)
    }

    checkAll(
      () => readName(input.name),
      () => readEmail(input.email),
      () => checkNewPassword(password),
    )
    const email = readEmail(input.email)
    const name = readName(input.name)
    await limitAttempts(ctx, ['sign_up'], email)
    const refusal = findSignUpRefusal(await requireMethod(ctx, 'default'), email)
    if (refusal) throw fail(refusal)

    const opened = await signUpCommand(ctx, { email, name, password, timezone })
    if (!opened) throw fail('email_taken')
    reply.setSession(opened.secret)
    return composeLogin(ctx, opened.user_id, opened.token)
  },
)
