import type { Ctx } from '#platform/context.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { changeUser, findUser, type UserChange } from '../repository/users.ts'
import { issueToken, TOKEN_MS } from './issue-token.ts'

const HOUR_MS = 3_600_000

type Change = { user_id: string; email: string | null; change: Pick<UserChange, 'name' | 'timezone'> }

/**
 * Changes name and zone at once. A new address gets a link that has to be opened first; whether someone else has it
 * makes no difference here, so that this call tells nobody who is signed up.
 */
export async function updateUser(ctx: Ctx, { user_id, email, change }: Change): Promise<void> {
  await ctx.write(async (tx) => {
    if (Object.keys(change).length > 0) await changeUser(tx, user_id, change)
    if (email === null) return

    const person = await findUser(tx, user_id)
    const token = await issueToken(ctx, tx, { purpose: 'change_email', user_id, email })
    const hours = TOKEN_MS.change_email / HOUR_MS
    await sendAuthMail(ctx, tx, email, { kind: 'change_email', token, hours }, person?.language ?? null)
  })
}
