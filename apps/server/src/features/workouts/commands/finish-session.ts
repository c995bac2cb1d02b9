import type { Ctx } from '#platform/context.ts'
import { deriveSession } from '../derive-session.ts'
import { lockSession, type SessionRow } from '../repository/sessions.ts'
import { loadSessionWorkout } from '../workout.ts'

type Finish = { session: SessionRow; finished_at: string | undefined; lang: string | null }

/** Finishes a session; the first finish counts. It ends neither in the future nor before its start. */
export function finishSession(
  ctx: Ctx,
  { session, finished_at: sent_end, lang }: Finish,
): Promise<SessionRow> {
  return ctx.write(async (tx) => {
    const current = await lockSession(tx, session.id)
    if (current.finished_at !== null) return current
    const now = ctx.now().getTime()
    const end = sent_end === undefined ? now : Math.min(Date.parse(sent_end), now)
    const finished_at = new Date(Math.max(end, current.started_at.getTime()))
    return deriveSession(tx, { ...current, finished_at }, await loadSessionWorkout(ctx, current, lang))
  })
}
