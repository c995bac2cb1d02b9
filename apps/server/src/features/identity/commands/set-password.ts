import type { Ctx } from '#platform/context.ts'
import { hashPassword } from '../passwords.ts'
import { revokeTokens } from '../repository/tokens.ts'
import { changeUser, findUser } from '../repository/users.ts'
import { endSessions } from './end-sessions.ts'
import { hasFreshSignIn } from './fresh-sign-in.ts'
import { sendPasswordChangedMail } from './send-password-changed-mail.ts'

type NewPassword = { user_id: string; session_id: string; password: string; name: string | undefined }

/**
 * Sets a first password, ends the user's other sessions and unused mailed tokens, and mails them. Returns false when
 * they have one or the sign-in is not fresh.
 */
export async function setPassword(
  ctx: Ctx,
  { user_id, session_id, password, name }: NewPassword,
): Promise<boolean> {
  const password_hash = await hashPassword(password)
  const now = ctx.services.clock.now()
  return ctx.write(async (tx) => {
    const person = await findUser(tx, user_id)
    if (!person) return false
    if (person.password_hash !== null && !(await hasFreshSignIn(ctx, tx, session_id))) return false

    await changeUser(tx, user_id, {
      password_hash,
      ...(name === undefined ? {} : { name }),
      ...(person.auth_provider === 'passwordless' ? { auth_provider: 'default' } : {}),
    })
    await endSessions(ctx, tx, { user_id, except_session_id: session_id })
    await revokeTokens(tx, { user_id }, now)
    await sendPasswordChangedMail(ctx, tx, person)
    return true
  })
}
