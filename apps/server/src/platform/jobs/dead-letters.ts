import type { PgBoss } from 'pg-boss'
import { sql, type QueryExecutorProvider } from 'kysely'
import { FORMER_NAMES } from './former-names.ts'
import { DEAD_LETTER_QUEUE } from './queues.ts'
import { JOB_SCHEMA } from '../database/job-schema.ts'

/** A job that failed every try. */
export type DeadLetter = {
  id: string
  /** The job's name, or the subscriber's for the delivery of an event. */
  name: string
  app_id: string | null
  payload: object
  error: string | null
  tries: number
  failed_at: Date
}

const jobTable = sql.table(`${JOB_SCHEMA}.job`)

/** The newest dead letters first, of one app or of all. */
export async function listDeadLetters(
  db: QueryExecutorProvider,
  { limit = 50, app_id }: { limit?: number; app_id?: string } = {},
): Promise<DeadLetter[]> {
  const of_app = app_id ? sql`and data->>'app_id' = ${app_id}` : sql``
  const { rows } = await sql<DeadLetter>`
    select id,
           coalesce(data->>'subscriber', source_name, name) as name,
           data->>'app_id' as app_id,
           coalesce(data->'payload', '{}'::jsonb) as payload,
           coalesce(source_output->>'message', source_output->'value'->>'message') as error,
           coalesce(source_retry_count, 0) + 1 as tries,
           created_on as failed_at
    from ${jobTable}
    where name = ${DEAD_LETTER_QUEUE} and state = 'created' ${of_app}
    order by created_on desc, id desc
    limit ${limit}
  `.execute(db)
  return rows
}

/** How many jobs wait in the dead-letter queue. */
export async function countDeadLetters(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*)::text as count from ${jobTable} where name = ${DEAD_LETTER_QUEUE} and state = 'created'
  `.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Returns a dead letter to its queue for a new round of attempts. False if it no longer exists. */
export async function retryDeadLetter(boss: PgBoss, id: string): Promise<boolean> {
  const [letter] = await boss.findJobs(DEAD_LETTER_QUEUE, { id })
  const destination = FORMER_NAMES.get(letter?.sourceName ?? '')
  const moved = await boss.redrive(DEAD_LETTER_QUEUE, {
    ids: [id],
    limit: 1,
    ...(destination === undefined ? {} : { destination }),
  })
  return moved === 1
}
