import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newSession, type OpenedSession } from '../new-session.ts'
import { insertSession } from '../repository/sessions.ts'
import { changeUser } from '../repository/users.ts'

/** Signs a user in on this device. Whoever calls it has proven who the user is. */
export async function openSession(ctx: Ctx, tx: AppTx, user_id: string): Promise<OpenedSession> {
  const { row, ...opened } = newSession(ctx, ctx.app.id)
  await insertSession(tx, { ...row, user_id })
  await changeUser(tx, user_id, { last_seen_at: ctx.now() })
  return opened
}
