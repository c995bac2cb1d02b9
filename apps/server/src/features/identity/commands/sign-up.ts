import type { Ctx } from '#platform/context.ts'
import type { OpenedSession } from '../new-session.ts'
import { hashPassword } from '../passwords.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { createUser } from './create-user.ts'
import { issueToken, TOKEN_MS } from './issue-token.ts'
import { openSession } from './open-session.ts'

type SignUp = { email: string; name: string; password: string; timezone: string }

const HOUR_MS = 3_600_000

/**
 * Creates a user with a password, mails a link to verify the address and signs them in. Returns null when the
 * address is taken.
 */
export async function signUp(
  ctx: Ctx,
  { email, name, password, timezone }: SignUp,
): Promise<(OpenedSession & { user_id: string }) | null> {
  const password_hash = await hashPassword(password)

  return ctx.write(async (tx, emit) => {
    const user_id = await createUser(ctx, tx, emit, {
      email,
      name,
      password_hash,
      timezone,
      auth_provider: 'default',
      email_verified_at: null,
    })
    if (!user_id) return null

    const token = await issueToken(ctx, tx, { purpose: 'verify_email', user_id, email })
    const hours = TOKEN_MS.verify_email / HOUR_MS
    await sendAuthMail(ctx, tx, email, { kind: 'verify_email', token, hours }, null)
    return { ...(await openSession(ctx, tx, user_id)), user_id }
  })
}
