import type { Ctx } from '../../../platform/context.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { findUserByEmail } from '../repository/users.ts'
import { issueToken, TOKEN_MS } from './issue-token.ts'

const MINUTE_MS = 60_000

/**
 * Mails a link that sets a new password. An unknown address costs the same statements and gets a mail that says so;
 * the token made for it belongs to nobody and is told to nobody.
 */
export async function requestReset(ctx: Ctx, email: string): Promise<void> {
  await ctx.write(async (tx) => {
    const person = await findUserByEmail(tx, email)
    const token = await issueToken(ctx, tx, { purpose: 'reset', user_id: person?.id ?? null, email })
    const minutes = TOKEN_MS.reset / MINUTE_MS
    const mail = person ? ({ kind: 'reset', token, minutes } as const) : ({ kind: 'reset_unknown' } as const)
    await sendAuthMail(ctx, tx, email, mail, person?.language ?? null)
  })
}
