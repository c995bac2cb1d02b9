import type { Ctx } from '#platform/context.ts'
import { hashSecret } from '#platform/secrets.ts'
import type { OpenedSession } from '../new-session.ts'
import { hashPassword } from '../passwords.ts'
import { deleteIdentities } from '../repository/identities.ts'
import { countTokenAttempt, consumeToken } from '../repository/tokens.ts'
import { appPasskeys } from '../repository/passkeys.ts'
import { changeUser, findUser } from '../repository/users.ts'
import { revokeSessionsAndTokens } from './end-sessions.ts'
import { handleVerifiedAddress } from './handle-verified-address.ts'
import { openSession } from './open-session.ts'
import { sendPasswordChangedMail } from './send-password-changed-mail.ts'

/** A new password and the mailed token that allows it. */
export type NewPassword = { token: string; password: string }

/** What a token has to be for setting a password. */
export function createResetQuery(ctx: Ctx, token: string) {
  return { purposes: ['reset'], token_hash: hashSecret(token), now: ctx.services.clock.now() } as const
}

/**
 * Counts an attempt with a mailed token before validation and the costly hash, even when the call is refused.
 * Returns false for an invalid token.
 */
export function countResetAttempt(ctx: Ctx, token: string): Promise<boolean> {
  return ctx.writeNow((tx) => countTokenAttempt(tx, createResetQuery(ctx, token)))
}

/**
 * Resets a password by a mailed token, ends all sessions and signs in. Removes providers linked by another address
 * and passkeys older than any verification, as they may be an attacker's. Null: the token was used.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: NewPassword,
): Promise<(OpenedSession & { user_id: string }) | null> {
  const query = createResetQuery(ctx, token)
  const password_hash = await hashPassword(password)

  return ctx.write(async (tx, emit) => {
    const used = await consumeToken(tx, query)
    const person = used?.user_id ? await findUser(tx, used.user_id) : undefined
    if (!person || person.suspended_at || person.email.toLowerCase() !== used?.email?.toLowerCase())
      return null

    const change = { password_hash, auth_provider: 'default', email_verified_at: query.now } as const
    await changeUser(tx, person.id, change)
    await revokeSessionsAndTokens(ctx, tx, person.id)
    await deleteIdentities(tx, person.id, { except_of: person.email })
    await handleVerifiedAddress(ctx, tx, emit, { user_id: person.id, email: person.email })
    if (!person.email_verified_at) await appPasskeys.deleteAll(tx, person.id)
    await sendPasswordChangedMail(ctx, tx, person)
    return { ...(await openSession(ctx, tx, person.id)), user_id: person.id }
  })
}
