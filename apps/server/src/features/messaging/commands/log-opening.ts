import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { hasOpenedSince, insertEntry } from '../repository/moderation-actions.ts'
import type { CaseRow } from '../repository/moderation-cases.ts'

const HOUR_MS = 3_600_000

/** Logs that a team member reads a part of a private thread, once an hour. */
export async function logOpening(
  ctx: Ctx,
  { viewer, report_case }: { viewer: TeamViewer; report_case: CaseRow },
): Promise<void> {
  const { id: case_id, author_id, is_private } = report_case
  if (!is_private) return
  const now = ctx.now()
  const since = new Date(now.getTime() - HOUR_MS)
  await ctx.write(async (tx) => {
    if (await hasOpenedSince(tx, { case_id, actor_id: viewer.team_member_id, since })) return
    await insertEntry(tx, { case_id, author_id, action: 'opened', actor: viewer, now })
    await writeLog(ctx, tx, {
      action: 'reported_thread_read',
      actor: viewer,
      subject: { kind: 'member', id: author_id },
      app_id: ctx.app.id,
    })
  })
}
