import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { findViewingRefusal } from '../viewing-refusal.ts'
import { newSession, findUser } from '../../identity/index.ts'
import { findViewingTeamMember, insertView } from '../repository/views.ts'
import { writeLog } from '../../team/index.ts'

/** How long a preview lasts; nothing renews it. */
export const VIEW_MS = 30 * 60 * 1000

/**
 * Opens a preview of a member and logs it, in one commit. Repeats the checks made for the code; null when one fails.
 * Records no visit, mail or device for the member.
 */
export async function openView(
  ctx: Ctx,
  tx: AppTx,
  { user_id, studio_session_id }: { user_id: string; studio_session_id: string },
): Promise<{ token: string; user_id: string } | null> {
  const viewing_member = await findViewingTeamMember(tx, studio_session_id)
  const person = await findUser(tx, user_id)
  if (!person || findViewingRefusal(person) || viewing_member?.account_id !== ctx.app.account_id) return null

  const { row, token } = newSession(ctx, ctx.app.id)
  await insertView(tx, {
    ...row,
    user_id,
    viewed_by_team_member_id: viewing_member.id,
    viewed_by_session_id: studio_session_id,
    device_id: null,
    browser: '',
    network: '',
    country: null,
    expires_at: new Date(row.created_at.getTime() + VIEW_MS),
  })
  await writeLog(ctx, tx, {
    action: 'member_viewed',
    actor: {
      team_member_id: viewing_member.id,
      account_id: viewing_member.account_id,
      name: viewing_member.name,
    },
    subject: { kind: 'member', id: user_id },
    app_id: ctx.app.id,
  })
  return { token, user_id }
}
