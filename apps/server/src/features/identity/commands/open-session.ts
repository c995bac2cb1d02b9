import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { sendAuthMail } from '../mails/auth-mails.ts'
import { newSession, type OpenedSession } from '../new-session.ts'
import { reopenUser } from '../repository/account-closing.ts'
import { recordDevice } from '../repository/devices.ts'
import { insertSession, type NewSession } from '../repository/sessions.ts'
import { changeUser, findUser } from '../repository/users.ts'

/**
 * Opens a session on this device; the caller has authenticated the user. A closed account is restored. A new device
 * is reported by mail, except when the studio opened the app for a team member.
 */
export async function openSession(
  ctx: Ctx,
  tx: AppTx,
  user_id: string,
  { is_notified = true }: { is_notified?: boolean } = {},
): Promise<OpenedSession> {
  const { row, ...opened } = newSession(ctx, ctx.app.id)
  const is_new = await recordDevice(tx, { user_id, device_id: row.device_id, now: row.created_at })
  await insertSession(tx, { ...row, user_id })
  await changeUser(tx, user_id, { last_seen_at: ctx.now() })
  if (is_new && is_notified) await sendNewSignInMail(ctx, tx, user_id, row)
  if (await reopenUser(tx, user_id)) await sendAccountRestoredMail(ctx, tx, user_id)
  return opened
}

async function sendAccountRestoredMail(ctx: Ctx, tx: AppTx, user_id: string): Promise<void> {
  const person = await findUser(tx, user_id)
  if (person) await sendAuthMail(ctx, tx, person.email, { kind: 'account_kept' }, person.language)
}

async function sendNewSignInMail(ctx: Ctx, tx: AppTx, user_id: string, row: NewSession): Promise<void> {
  const person = await findUser(tx, user_id)
  if (!person) throw new Error('A user is gone who has just signed in.')
  const { browser, network, created_at: at } = row
  const mail = { kind: 'new_sign_in', browser, network, at, time_zone: person.timezone } as const
  await sendAuthMail(ctx, tx, person.email, mail, person.language)
}
