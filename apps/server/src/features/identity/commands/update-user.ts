import type { Ctx } from '#platform/context.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { changeUser, findUser, type UserChange } from '../repository/users.ts'
import { issueToken, TOKEN_MS } from './issue-token.ts'

const HOUR_MS = 3_600_000

type Change = { user_id: string; email: string | null; change: Pick<UserChange, 'name' | 'timezone'> }

/**
 * Changes name and time zone at once; a new address must first be verified by a mailed link. Taken addresses are
 * treated alike, to reveal nothing. Returns the mailed address, null for none.
 */
export async function updateUser(ctx: Ctx, { user_id, email, change }: Change): Promise<string | null> {
  return ctx.write(async (tx) => {
    if (Object.keys(change).length > 0) await changeUser(tx, user_id, change)
    if (email === null) return null

    const person = await findUser(tx, user_id)
    const is_current = person?.email.toLowerCase() === email
    if (is_current && person.email_verified_at) return null
    const purpose = is_current ? 'verify_email' : 'change_email'
    const token = await issueToken(ctx, tx, { purpose, user_id, email })
    const hours = TOKEN_MS[purpose] / HOUR_MS
    await sendAuthMail(ctx, tx, email, { kind: purpose, token, hours }, person?.language ?? null)
    return email
  })
}
