import { sql } from 'kysely'
import type { AppDb } from '#platform/database/app-db.ts'

/** Lists the roots that a subscriber runs now, last started or continued first. */
export async function listLatestRoots(db: AppDb, subscriber_id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ root_id: string }>`
    select run.root_id from progress_runs run
    left join lateral (
      select max(done.completed_at) as at from page_completions done
      where done.app_id = run.app_id and done.subscriber_id = run.subscriber_id and done.run_id = run.id
        and done.undone_at is null
    ) latest on true
    where run.app_id = ${db.app_id} and run.subscriber_id = ${subscriber_id} and run.ended_at is null
      and run.started_at <= ${now}
    order by greatest(run.started_at, latest.at) desc, run.id desc
  `.execute(db)
  return rows.map((row) => row.root_id)
}
