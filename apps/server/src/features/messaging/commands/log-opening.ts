import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { writeLog } from '../../team/index.ts'
import { hasOpenedSince, insertEntry } from '../repository/moderation-actions.ts'
import type { CaseRow } from '../repository/moderation-cases.ts'

const HOUR_MS = 3_600_000

type Opening = { viewer: TeamViewer; report_case: CaseRow }

/** Logs that a team member reads a part of a private thread, once an hour. */
export async function logOpening(ctx: Ctx, { viewer, report_case }: Opening): Promise<void> {
  const { id: case_id, is_private } = report_case
  if (!is_private) return
  const since = new Date(ctx.now().getTime() - HOUR_MS)
  await ctx.write(async (tx) => {
    const opened = { case_id, action: 'opened', actor_id: viewer.team_member_id, since } as const
    if (await hasOpenedSince(tx, opened)) return
    await writeEntries(ctx, tx, { viewer, report_case, action: 'opened' })
  })
}

/** Logs that a team member reads the thread of a case; parts that continue a reading, once an hour. */
export async function logReading(
  ctx: Ctx,
  { viewer, report_case, is_continued }: Opening & { is_continued: boolean },
): Promise<void> {
  const { id: case_id } = report_case
  const since = new Date(ctx.now().getTime() - HOUR_MS)
  await ctx.write(async (tx) => {
    const read = { case_id, action: 'thread_read', actor_id: viewer.team_member_id, since } as const
    if (is_continued && (await hasOpenedSince(tx, read))) return
    await writeEntries(ctx, tx, { viewer, report_case, action: 'thread_read' })
  })
}

async function writeEntries(
  ctx: Ctx,
  tx: AppTx,
  { viewer, report_case, action }: Opening & { action: 'opened' | 'thread_read' },
): Promise<void> {
  const { id: case_id, author_id, is_private } = report_case
  await insertEntry(tx, { case_id, author_id, action, actor: viewer, now: ctx.now() })
  if (!is_private) return
  await writeLog(ctx, tx, {
    action: action === 'opened' ? 'report_opened' : 'reported_thread_read',
    actor: viewer,
    subject: { kind: 'member', id: author_id },
    app_id: ctx.app.id,
  })
}
