import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { newSession, type OpenedSession } from '../new-session.ts'
import { reopenUser } from '../repository/closing.ts'
import { insertSession } from '../repository/sessions.ts'
import { changeUser, findUser } from '../repository/users.ts'

/**
 * Signs a user in on this device. Whoever calls it has proven who the user is. Someone who closed their account and
 * comes back keeps it.
 */
export async function openSession(ctx: Ctx, tx: AppTx, user_id: string): Promise<OpenedSession> {
  const { row, ...opened } = newSession(ctx, ctx.app.id)
  await insertSession(tx, { ...row, user_id })
  await changeUser(tx, user_id, { last_seen_at: ctx.now() })
  if (await reopenUser(tx, user_id)) await tellKept(ctx, tx, user_id)
  return opened
}

async function tellKept(ctx: Ctx, tx: AppTx, user_id: string): Promise<void> {
  const person = await findUser(tx, user_id)
  if (person) await sendAuthMail(ctx, tx, person.email, { kind: 'account_kept' }, person.language)
}
