import type { Ctx } from '#platform/context.ts'
import { hashSecret } from '#platform/secrets.ts'
import type { OpenedSession } from '../new-session.ts'
import { hashPassword } from '../passwords.ts'
import { deleteIdentities } from '../repository/identities.ts'
import { countTokenAttempt, consumeToken } from '../repository/tokens.ts'
import { appPasskeys } from '../repository/passkeys.ts'
import { changeUser, findUser } from '../repository/users.ts'
import { revokeSessionsAndTokens } from './end-sessions.ts'
import { invitationNeed } from '../needs.ts'
import { openSession } from './open-session.ts'
import { sendPasswordChangedMail } from './send-password-changed-mail.ts'

/** A new password and the mailed token that allows it. */
export type NewPassword = { token: string; password: string }

/** What a token has to be for setting a password. */
export function createResetQuery(ctx: Ctx, token: string) {
  return { purposes: ['reset'], token_hash: hashSecret(token), now: ctx.services.clock.now() } as const
}

/**
 * Counts a try with a mailed token, before the password is judged and before the costly hash; it counts even when the
 * call refuses. False for a token that is not good, or no more.
 */
export function countResetAttempt(ctx: Ctx, token: string): Promise<boolean> {
  return ctx.writeNow((tx) => countTokenAttempt(tx, createResetQuery(ctx, token)))
}

/**
 * Sets a new password by a mailed token that has been tried, ends everything that was open and signs the user in
 * here. The mail proved the address too, so a provider that was linked by another address may be a stranger's and goes.
 * Passkeys stay, and the mail says so; those from before any proof may be a stranger's too. Null where the token has been
 * used meanwhile.
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
    await ctx.services
      .need(invitationNeed)
      .fulfilInvitation(ctx, tx, emit, { user_id: person.id, email: person.email })
    if (!person.email_verified_at) await appPasskeys.deleteAll(tx, person.id)
    await sendPasswordChangedMail(ctx, tx, person)
    return { ...(await openSession(ctx, tx, person.id)), user_id: person.id }
  })
}
