import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { sendAuthMail, type StudioMail } from '../mails/auth-mails.ts'
import { findUserByEmail } from '../repository/users.ts'
import { issueToken, TOKEN_MS } from './issue-token.ts'

const MINUTE_MS = 60_000

/**
 * Mails a password reset link. An unknown address costs the same statements and gets a mail that says so; its token
 * is discarded.
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  await ctx.write(async (tx) => {
    const person = await findUserByEmail(tx, email)
    const mail = await createResetMail(ctx, tx, {
      email,
      user_id: person?.id ?? null,
      is_known: person !== undefined,
    })
    await sendAuthMail(ctx, tx, email, mail, person?.language ?? null)
  })
}

/** Creates the mail of a password reset with its token. */
export async function createResetMail(
  ctx: Ctx,
  tx: AppTx,
  { email, user_id, is_known }: { email: string; user_id: string | null; is_known: boolean },
): Promise<StudioMail> {
  const token = await issueToken(ctx, tx, { purpose: 'reset', user_id, email })
  return is_known ? { kind: 'reset', token, minutes: TOKEN_MS.reset / MINUTE_MS } : { kind: 'reset_unknown' }
}
