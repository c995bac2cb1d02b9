import type { Ctx } from '#platform/context.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { getEmailCounter } from '../limit-attempts.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { clearAttempts } from '../repository/attempts.ts'
import { revokeTokens } from '../repository/tokens.ts'
import { findUser, replacePassword } from '../repository/users.ts'
import { endSessions } from './end-sessions.ts'
import { sendPasswordChangedMail } from './send-password-changed-mail.ts'

type Passwords = { current_password: string; password: string }

/**
 * Changes a password and ends the user's other sessions and unused mailed links. Returns false for a wrong current
 * password or when it was changed concurrently.
 */
export async function changePassword(
  ctx: Ctx,
  { user_id, session_id }: Viewer,
  { current_password, password }: Passwords,
): Promise<boolean> {
  const person = await findUser(ctx.db, user_id)
  const known = person?.password_hash ?? null
  const is_right = await verifyPassword(known, current_password)
  if (!person || known === null || !is_right) return false

  const password_hash = await hashPassword(password)
  return ctx.write(async (tx) => {
    if (!(await replacePassword(tx, user_id, { known, password_hash }))) return false
    await clearAttempts(tx, getEmailCounter('change_password', user_id))
    await endSessions(ctx, tx, { user_id, except_session_id: session_id })
    await revokeTokens(tx, { user_id }, ctx.services.clock.now())
    await sendPasswordChangedMail(ctx, tx, person)
    return true
  })
}
