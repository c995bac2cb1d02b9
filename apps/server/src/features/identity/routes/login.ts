import { login } from '@foyer/contract/identity/login'
import { implement } from '#platform/http/implement.ts'
import { checkPassword } from '../commands/check-password.ts'
import { openSession } from '../commands/open-session.ts'
import { signInByTicket } from '../commands/sign-in-by-provider.ts'
import { composeLogin } from '../compose-login.ts'
import { clearLoginAttempts, limitAttempts, limitLogin } from '../limit-attempts.ts'
import { isNotCrossOrigin } from '../same-origin.ts'
import { identityPolicy } from '../policy.ts'
import { readEmail } from '../read-credentials.ts'
import { isDeviceOfEmail } from '../repository/devices.ts'
import { requireMethod } from '../sign-in-methods.ts'

export const loginRoute = implement(
  login,
  identityPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_same_origin: isNotCrossOrigin(ctx) })
    const { provider, provider_id = '', flow = '' } = input
    if (provider !== 'default') {
      await limitAttempts(ctx, ['provider'])
      const settings = await requireMethod(ctx, provider)
      const opened = await signInByTicket(ctx, { provider, provider_id, flow }, settings)
      if ('code' in opened) throw fail(opened.code, opened.params)
      reply.setSession(opened.secret)
      return composeLogin(ctx, opened.user_id, opened.token)
    }

    const email = readEmail(input.email)
    await limitLogin(ctx, email, await isDeviceOfEmail(ctx.db, email, ctx.request.device_id))
    await requireMethod(ctx, 'default')
    const person = await checkPassword(ctx, email, input.password)
    if (!person) throw fail('wrong_credentials')

    const { secret, token } = await ctx.write(async (tx) => {
      await clearLoginAttempts(ctx, tx, email)
      return openSession(ctx, tx, person.id)
    })
    reply.setSession(secret)
    return composeLogin(ctx, person.id, token)
  },
)
