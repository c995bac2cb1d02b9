import { dayInZone } from '@foyer/domain/time'
import { computeFigures, readSessionLog } from '@foyer/domain/training'
import type { SessionMode, SessionWorkout } from '@foyer/contract/workouts/shapes'
import type { Ctx } from '#platform/context.ts'
import { CallError } from '#platform/errors.ts'
import { findAnySession, insertSession, type SessionRow } from '../repository/sessions.ts'

type Start = {
  id: string
  subscriber_id: string
  workout_id: string
  release_id: string
  workout: SessionWorkout
  session_mode: SessionMode
  /** May be earlier, never later than now. */
  started_at: string | undefined
  time_zone: string
}

/** Starts a session, or returns the one that was started with this id. The caller has been authorised. */
export async function startSession(
  ctx: Ctx,
  { workout, started_at: sent_start, ...start }: Start,
): Promise<SessionRow> {
  const now = ctx.now()
  const started_at = sent_start === undefined || new Date(sent_start) > now ? now : new Date(sent_start)
  const span = { started_at: started_at.toISOString(), finished_at: null }
  const row: SessionRow = {
    ...start,
    started_at,
    title: workout.title,
    finished_at: null,
    local_date: dayInZone(span.started_at, start.time_zone),
    is_discarded: false,
    figures: computeFigures(readSessionLog(workout, []), span),
  }
  return ctx.write(async (tx) => {
    if (await insertSession(tx, { ...row, created_at: now })) return row
    const started = await findAnySession(tx, start.id)
    if (!started) throw new CallError('conflict')
    return requireSameStart(started, start)
  })
}

/** Returns a session that was started before, if the same member started it for the same workout. */
export function requireSameStart(
  started: SessionRow,
  { subscriber_id, workout_id }: Pick<SessionRow, 'subscriber_id' | 'workout_id'>,
): SessionRow {
  const is_same = started.subscriber_id === subscriber_id && started.workout_id === workout_id
  if (!is_same) throw new CallError('session_id_taken')
  return started
}
