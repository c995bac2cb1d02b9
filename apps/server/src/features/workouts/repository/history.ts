import { sql } from 'kysely'
import type { WeightUnit, WorkoutUnit } from '@foyer/contract/rules/workouts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { COLUMNS, parseRow, selectSessions, type SessionRow } from './sessions.ts'

/** A row of the history, as the next page begins after it. */
export type HistoryKey = Pick<SessionRow, 'id' | 'started_at'>

type HistoryInput = {
  subscriber_id: string
  day: string | undefined
  before: HistoryKey | null
  limit: number
}

/** Lists a member's finished sessions of all workouts, newest first. */
export async function listHistory(
  db: AppDb | AppTx,
  { subscriber_id, day, before, limit }: HistoryInput,
): Promise<SessionRow[]> {
  let query = selectFinished(db, subscriber_id).select(COLUMNS)
  if (day !== undefined) query = query.where('local_date', '=', day)
  if (before) query = query.where(sql<boolean>`(started_at, id) < (${before.started_at}, ${before.id}::uuid)`)
  const rows = await query.orderBy('started_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.map(parseRow)
}

/** Whether a member has finished a session. */
export async function hasFinished(db: AppDb | AppTx, subscriber_id: string): Promise<boolean> {
  return (await selectFinished(db, subscriber_id).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The days between two, both included, on which a member trained, with the number of sessions. */
export function listTrainedDays(
  db: AppDb | AppTx,
  subscriber_id: string,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; session_count: number }[]> {
  return selectFinished(db, subscriber_id)
    .select((row) => [
      'local_date as day',
      row.cast<number>(row.fn.countAll(), 'integer').as('session_count'),
    ])
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .groupBy('local_date')
    .orderBy('local_date')
    .execute()
}

/** How often a member trained, since when, and on which days since one. */
export async function readTotals(
  db: AppDb | AppTx,
  subscriber_id: string,
  since: string,
): Promise<{ session_count: number; first_day: string | null; days: string[] }> {
  const { rows } = await sql<{ session_count: number; first_day: string | null; days: string[] | null }>`
    select count(*)::int as session_count, min(local_date)::text as first_day,
      array_agg(distinct local_date::text) filter (where local_date >= ${since}) as days
    from workout_sessions
    where app_id = ${db.app_id} and subscriber_id = ${subscriber_id}
      and finished_at is not null and not is_discarded
  `.execute(db)
  const [totals] = rows
  return { session_count: 0, first_day: null, ...totals, days: totals?.days ?? [] }
}

/** A set of a finished session, as an export has it. */
export type ExportedSet = {
  local_date: string
  workout: string
  session_id: string
  release_id: string
  exercise_id: string | null
  number: number
  amount: number
  unit: WorkoutUnit
  weight: number | null
  weight_unit: WeightUnit
  rpe: number | null
  note: string
  is_warm_up: boolean
}

type SetsInput = { subscriber_id: string; after: HistoryKey | null; limit: number }

/** The sets of so many finished sessions, oldest first, and the last of these sessions; null where there are no more. */
export async function listSets(
  db: AppDb | AppTx,
  { subscriber_id, after, limit }: SetsInput,
): Promise<{ sets: ExportedSet[]; last: HistoryKey | null }> {
  let query = selectFinished(db, subscriber_id).select(['id', 'started_at'])
  if (after) query = query.where(sql<boolean>`(started_at, id) > (${after.started_at}, ${after.id}::uuid)`)
  const sessions = await query.orderBy('started_at').orderBy('id').limit(limit).execute()
  const ids = sessions.map(({ id }) => id)
  const { rows } = await sql<ExportedSet>`
    with newest as (
      select distinct on (session_id, workout_group_item_id, set_row)
        session_id, workout_group_item_id as item_id, set_row, exercise_id, data,
        min(seq) over (partition by session_id, workout_group_item_id) as first_seq
      from workout_activities
      where app_id = ${db.app_id} and session_id = any (${ids}::uuid[]) and set_row is not null
      order by session_id, workout_group_item_id, set_row, clock desc, id desc
    )
    select session.local_date::text as local_date, session.title as workout, session.id as session_id,
      session.release_id, newest.exercise_id,
      (row_number() over (partition by session.id, newest.item_id order by newest.set_row))::int as number,
      (data ->> 'amount')::float8 as amount, data ->> 'unit' as unit, (data ->> 'weight')::float8 as weight,
      data ->> 'weight_unit' as weight_unit, (data ->> 'rpe')::float8 as rpe, data ->> 'note' as note,
      (data ->> 'is_warm_up')::boolean as is_warm_up
    from newest
    join workout_sessions session on session.app_id = ${db.app_id} and session.id = newest.session_id
    where data ->> 'state' = 'done'
    order by session.started_at, session.id, newest.first_seq, newest.set_row
  `.execute(db)
  return { sets: rows, last: sessions.length < limit ? null : (sessions.at(-1) ?? null) }
}

function selectFinished(db: AppDb | AppTx, subscriber_id: string) {
  return selectSessions(db)
    .where('subscriber_id', '=', subscriber_id)
    .where('finished_at', 'is not', null)
    .where('is_discarded', '=', false)
}
