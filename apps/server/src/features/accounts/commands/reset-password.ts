import type { Ctx } from '../../../platform/context.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import type { OpenedSession } from '../new-session.ts'
import { hashPassword } from '../passwords.ts'
import { isTokenLive, useToken } from '../repository/tokens.ts'
import { changeUser, findUser } from '../repository/users.ts'
import { takeBackEverything } from './end-sessions.ts'
import { openSession } from './open-session.ts'

/**
 * Sets a new password by a mailed token, ends everything that was open and signs the user in here. The mail proved
 * the address too. Null for a token that is not good; a dead one is found before the costly hash.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<(OpenedSession & { user_id: string }) | null> {
  const now = ctx.services.clock.now()
  const wanted = { purposes: ['reset'], token_hash: hashSecret(token), now } as const
  if (!(await isTokenLive(ctx.db, wanted))) return null
  const password_hash = await hashPassword(password)

  return ctx.write(async (tx) => {
    const used = await useToken(tx, wanted)
    const person = used?.user_id ? await findUser(tx, used.user_id) : undefined
    if (!person || person.suspended_at || person.email.toLowerCase() !== used?.email?.toLowerCase())
      return null

    await changeUser(tx, person.id, { password_hash, auth_provider: 'default', email_verified_at: now })
    await takeBackEverything(ctx, tx, person.id)
    await sendAuthMail(ctx, tx, person.email, { kind: 'password_changed' }, person.language)
    return { ...(await openSession(ctx, tx, person.id)), user_id: person.id }
  })
}
