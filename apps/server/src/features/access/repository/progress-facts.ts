import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'

export type RunStart = { run_id: string; subscriber_id: string; root_id: string; started_at: Date }

/** Writes the start of a run. A second running one of the same root breaks a unique index. */
export async function insertRunStart(tx: AppTx, start: RunStart): Promise<void> {
  await tx
    .insertInto('progress_starts')
    .values({ ...start, app_id: tx.app_id })
    .execute()
}

/** Ends a run that has not ended. */
export async function endRunStart(tx: AppTx, run_id: string, ended_at: Date): Promise<void> {
  await tx
    .updateTable('progress_starts')
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${ended_at})` })
    .where('app_id', '=', tx.app_id)
    .where('run_id', '=', run_id)
    .execute()
}

/** Continues a run that has ended. */
export async function resumeRunStart(tx: AppTx, run_id: string): Promise<void> {
  await tx
    .updateTable('progress_starts')
    .set({ ended_at: null })
    .where('app_id', '=', tx.app_id)
    .where('run_id', '=', run_id)
    .execute()
}

/** Pages that a subscriber completed at an instant. */
export type CompletedPages = { subscriber_id: string; page_ids: readonly string[]; completed_at: Date }

const insertCompletions = preparedStatement<never>(
  'insert_first_completions',
  `insert into page_first_completions (app_id, subscriber_id, page_id, completed_at)
   select $1, done.* from unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) as done (subscriber_id, page_id, completed_at)
   order by 2, 3, 4
   on conflict (app_id, subscriber_id, page_id) do nothing`,
)

/** Stores first completions; pages completed before retain their earlier time. */
export async function insertFirstCompletions(tx: AppTx, completed: readonly CompletedPages[]): Promise<void> {
  const rows = completed.flatMap(({ subscriber_id, page_ids, completed_at }) =>
    page_ids.map((page_id) => ({ subscriber_id, page_id, completed_at })),
  )
  if (rows.length === 0) return
  await insertCompletions(tx, [
    tx.app_id,
    rows.map((row) => row.subscriber_id),
    rows.map((row) => row.page_id),
    rows.map((row) => row.completed_at),
  ])
}

/** The pages that a subscriber has ever completed. */
export async function listCompletedPages(db: AppDb | AppTx, subscriber_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('page_first_completions')
    .select('page_id')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .execute()
  return rows.map(({ page_id }) => page_id)
}

/** Runs of a root that started after one instant, until another. */
export type StartRange = { page_id: string; root_id: string; after: string; until: string }

/** A member who runs a root, for a page of it. */
type Runner = {
  page_id: string
  subscriber_id: string
  user_id: string
  timezone: string
  is_admin: boolean
  started_at: Date
}

/** Lists the running runs of some ranges with their members, without those who are suspended or leaving. */
export async function listRunners(db: AppDb | AppTx, ranges: readonly StartRange[]): Promise<Runner[]> {
  if (ranges.length === 0) return []
  const { rows } = await sql<Runner>`
    select distinct range.page_id, start.subscriber_id, users.id as user_id, users.timezone, users.is_admin,
      start.started_at
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb)
      as range (page_id uuid, root_id uuid, after timestamptz, until timestamptz)
    join progress_starts start on start.app_id = ${db.app_id} and start.root_id = range.root_id
      and start.ended_at is null and start.started_at > range.after and start.started_at <= range.until
    join subscribers on subscribers.app_id = start.app_id and subscribers.id = start.subscriber_id
    join users on users.app_id = subscribers.app_id and users.id = subscribers.user_id
      and users.suspended_at is null and users.deletes_at is null
    order by start.subscriber_id, range.page_id
  `.execute(db)
  return rows
}
