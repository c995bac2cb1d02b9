import { sql } from 'kysely'
import type { ExerciseResult, ProgressPoint, RecordKind } from '@foyer/contract/workouts/history-shapes'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { SessionRow } from './sessions.ts'

/** Changes of the results of one member follow each other. */
export async function lockResults(tx: AppTx, subscriber_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`workouts.results ${subscriber_id}`}, 0))`.execute(
    tx,
  )
}

/** Writes the results of a session in place of earlier ones, and returns the exercises whose results changed. */
export async function replaceResults(
  tx: AppTx,
  { id: session_id, subscriber_id, started_at, local_date }: SessionRow,
  results: ReadonlyMap<string, ExerciseResult>,
): Promise<string[]> {
  const gone = await tx
    .deleteFrom('exercise_results')
    .where('app_id', '=', tx.app_id)
    .where('session_id', '=', session_id)
    .where(sql<boolean>`exercise_id <> all (${[...results.keys()]}::uuid[])`)
    .returning('exercise_id')
    .execute()
  const of_session = { app_id: tx.app_id, session_id, subscriber_id, started_at, local_date }
  const rows = Array.from(results, ([exercise_id, result]) => ({
    ...of_session,
    exercise_id,
    result: JSON.stringify(result),
  }))
  const changed =
    rows.length === 0
      ? []
      : await tx
          .insertInto('exercise_results')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['app_id', 'session_id', 'exercise_id'])
              .doUpdateSet((row) => ({ result: row.ref('excluded.result') }))
              .whereRef('exercise_results.result', 'is distinct from', sql.ref('excluded.result')),
          )
          .returning('exercise_id')
          .execute()
  return [...gone, ...changed].map(({ exercise_id }) => exercise_id)
}

type ResultRow = Pick<ProgressPoint, 'session_id' | 'result' | 'records'>

/** All results of a member in an exercise, oldest first. */
export async function listResultsInOrder(
  tx: AppTx,
  subscriber_id: string,
  exercise_id: string,
): Promise<ResultRow[]> {
  const rows = await selectResults(tx, subscriber_id)
    .select(['session_id', 'result', 'records'])
    .where('exercise_id', '=', exercise_id)
    .orderBy('started_at')
    .orderBy('session_id')
    .execute()
  return rows.map(({ session_id, result, records }) => ({ session_id, ...parseResult({ result, records }) }))
}

/** Writes the records of some sessions in an exercise. */
export async function writeRecords(
  tx: AppTx,
  exercise_id: string,
  changed: readonly { session_id: string; records: readonly RecordKind[] }[],
): Promise<void> {
  await sql`
    update exercise_results result
    set records = array(select jsonb_array_elements_text(changed.records))
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (session_id uuid, records jsonb)
    where result.app_id = ${tx.app_id} and result.session_id = changed.session_id
      and result.exercise_id = ${exercise_id}
  `.execute(tx)
}

/** The number of records of each of some sessions. */
export async function countRecords(
  db: AppDb | AppTx,
  session_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('exercise_results')
    .select(['session_id', sql<number>`sum(cardinality(records))::int`.as('count')])
    .where('app_id', '=', db.app_id)
    .where('session_id', '=', sql<string>`any (${[...session_ids]}::uuid[])`)
    .groupBy('session_id')
    .execute()
  return new Map(rows.map(({ session_id, count }) => [session_id, count]))
}

/** An exercise with the last session in which a member did it. */
export type TrainedExercise = Pick<ProgressPoint, 'result'> & {
  exercise_id: string
  last_day: string
  release_id: string
}

/** The exercises that a member has done, those done last first: one step through the index for each. */
export async function listTrained(
  db: AppDb | AppTx,
  subscriber_id: string,
  limit: number,
): Promise<TrainedExercise[]> {
  const { rows } = await sql<TrainedExercise>`
    with recursive trained as (
      (select exercise_id from exercise_results
        where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} order by exercise_id limit 1)
      union all
      select (select further.exercise_id from exercise_results further
        where further.app_id = ${db.app_id} and further.subscriber_id = ${subscriber_id}
          and further.exercise_id > trained.exercise_id
        order by further.exercise_id limit 1)
      from trained where trained.exercise_id is not null
    )
    select last.exercise_id, last.local_date::text as last_day, last.result, session.release_id
    from trained
    cross join lateral (
      select exercise_id, session_id, local_date, started_at, result from exercise_results
      where app_id = ${db.app_id} and subscriber_id = ${subscriber_id}
        and exercise_id = trained.exercise_id
      order by started_at desc, session_id desc limit 1
    ) last
    join workout_sessions session on session.app_id = ${db.app_id} and session.id = last.session_id
    order by last.started_at desc, last.exercise_id limit ${limit}
  `.execute(db)
  return rows
}

/** The results of a member in an exercise since a day, oldest first. */
export async function listPoints(
  db: AppDb | AppTx,
  { subscriber_id, exercise_id, since }: { subscriber_id: string; exercise_id: string; since: string | null },
): Promise<ProgressPoint[]> {
  let query = selectResults(db, subscriber_id)
    .select(['session_id', 'local_date', 'result', 'records'])
    .where('exercise_id', '=', exercise_id)
  if (since !== null) query = query.where('local_date', '>=', since)
  const rows = await query.orderBy('started_at').orderBy('session_id').execute()
  return rows.map(({ session_id, local_date, ...row }) => ({ session_id, local_date, ...parseResult(row) }))
}

/** In how many sessions a member did an exercise, and the release of the last. */
export async function findLastOf(
  db: AppDb | AppTx,
  subscriber_id: string,
  exercise_id: string,
): Promise<{ session_count: number; release_id: string | null }> {
  const { rows } = await sql<{ session_count: number; release_id: string | null }>`
    select count(*)::int as session_count, (
      select session.release_id from exercise_results last
      join workout_sessions session on session.app_id = last.app_id and session.id = last.session_id
      where last.app_id = ${db.app_id} and last.subscriber_id = ${subscriber_id}
        and last.exercise_id = ${exercise_id}
      order by last.started_at desc, last.session_id desc limit 1
    ) as release_id
    from exercise_results
    where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and exercise_id = ${exercise_id}
  `.execute(db)
  return rows[0] ?? { session_count: 0, release_id: null }
}

function selectResults(db: AppDb | AppTx, subscriber_id: string) {
  return db
    .selectFrom('exercise_results')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
}

/** Result and records were written by us in these shapes, so they are not parsed again. */
function parseResult({ result, records }: { result: unknown; records: string[] }) {
  return { result: result as ExerciseResult, records: records as RecordKind[] }
}
