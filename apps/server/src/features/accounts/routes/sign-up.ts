import { signUp } from '@foyer/contract/accounts/sign-up'
import { implement } from '#platform/http/implement.ts'
import { signUp as signUpCommand } from '../commands/sign-up.ts'
import { composeLogin } from '../compose-login.ts'
import { limitAttempts } from '../limit-attempts.ts'
import { cameFromNoForeignPage } from '../own-page.ts'
import { accountsPolicy } from '../policy.ts'
import { checkNewPassword, checkTogether, readEmail, readName } from '../read-credentials.ts'

export const signUpRoute = implement(
  signUp,
  accountsPolicy.startSession,
  async ({ input, ctx, authorize, fail, reply }) => {
    authorize({ is_own_page: cameFromNoForeignPage(ctx) })
    const { password, timezone = ctx.app.time_zone } = input
    checkTogether(
      () => readName(input.name),
      () => readEmail(input.email),
      () => checkNewPassword(password),
    )
    const email = readEmail(input.email)
    const name = readName(input.name)
    await limitAttempts(ctx, ['sign_up'], email)

    const opened = await signUpCommand(ctx, { email, name, password, timezone })
    if (!opened) throw fail('email_taken')
    reply.setSession(opened.secret)
    return composeLogin(ctx, opened.user_id, opened.token)
  },
)
