import { sql } from 'kysely'
import type { SetEntryData } from '@foyer/contract/workouts/shapes'
import type { Feeling } from '@foyer/contract/rules/workouts'
import type { AppDb } from '#platform/database/app-db.ts'

/** The exercises of a member's last finished sessions, those done last first. */
export async function listTrainedExercises(
  db: AppDb,
  subscriber_id: string,
  { sessions, exercises }: { sessions: number; exercises: number },
): Promise<string[]> {
  const done: SetEntryData['state'] = 'done'
  const { rows } = await sql<{ exercise_id: string }>`
    with session as (
      select id, started_at from workout_sessions
      where app_id = ${db.app_id} and subscriber_id = ${subscriber_id}
        and finished_at is not null and not is_discarded
      order by started_at desc, id desc limit ${sessions}
    )
    select entry.exercise_id from workout_activities entry join session on session.id = entry.session_id
    where entry.app_id = ${db.app_id} and entry.exercise_id is not null and entry.data ->> 'state' = ${done}
    group by entry.exercise_id
    order by max(session.started_at) desc, count(*) desc, entry.exercise_id limit ${exercises}
  `.execute(db)
  return rows.map((row) => row.exercise_id)
}

/** How many sessions a member has finished. */
export async function countFinishedSessions(db: AppDb, subscriber_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('workout_sessions')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('finished_at', 'is not', null)
    .where('is_discarded', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest finished session of a workout. */
export type LatestSession = { id: string; finished_at: Date | null }

/** The newest finished session of each of some workouts, by workout. */
export async function findLatestSessions(
  db: AppDb,
  subscriber_id: string,
  workout_ids: readonly string[],
): Promise<ReadonlyMap<string, LatestSession>> {
  if (workout_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('workout_sessions')
    .distinctOn('workout_id')
    .select(['workout_id', 'id', 'finished_at'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('workout_id', 'in', [...new Set(workout_ids)])
    .where('finished_at', 'is not', null)
    .where('is_discarded', '=', false)
    .orderBy('workout_id')
    .orderBy('started_at', 'desc')
    .execute()
  return new Map(rows.map(({ workout_id, ...session }) => [workout_id, session]))
}

/** What a member said of a session. */
export type Reflection = { feeling: Feeling | null; note: string }

/** What was said of some sessions, by session: the newest entry counts. */
export async function listReflections(
  db: AppDb,
  session_ids: readonly string[],
): Promise<ReadonlyMap<string, Reflection>> {
  if (session_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('workout_activities')
    .distinctOn('session_id')
    .select(['session_id', 'data'])
    .where('app_id', '=', db.app_id)
    .where('session_id', 'in', [...session_ids])
    .where('activity_type', '=', 'reflection')
    .orderBy('session_id')
    .orderBy('clock', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.session_id, row.data as Reflection]))
}
