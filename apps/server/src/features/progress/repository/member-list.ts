import { sql, type RawBuilder } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** The run that a member started last and has not left, with its completed pages. */
export type LatestRun = { subscriber_id: string; root_id: string; done: string[] }

export async function listLatestRuns(
  db: AppDb | AppTx,
  subscriber_ids: readonly string[],
): Promise<LatestRun[]> {
  const { rows } = await sql<LatestRun>`
    with run as (
      select distinct on (subscriber_id) subscriber_id, id, root_id from progress_runs
      where app_id = ${db.app_id} and subscriber_id = any (${[...subscriber_ids]}::uuid[]) and ended_at is null
      order by subscriber_id, created_at desc, id desc
    )
    select run.subscriber_id, run.root_id, array(
      select page_id from page_completions completion
      where completion.app_id = ${db.app_id} and completion.subscriber_id = run.subscriber_id
        and completion.run_id = run.id and completion.undone_at is null
    ) as done
    from run
  `.execute(db)
  return rows
}

/** Counts members' completions in spans of seven days before an instant; span 0 ends at it. */
export async function countCompletedByWeek(
  db: AppDb | AppTx,
  subscriber_ids: readonly string[],
  { since, until }: { since: Date; until: Date },
): Promise<{ subscriber_id: string; weeks_ago: number; count: number }[]> {
  const { rows } = await sql<{ subscriber_id: string; weeks_ago: number; count: number }>`
    select subscriber_id, floor(extract(epoch from ${until}::timestamptz - completed_at) / 604800)::int as weeks_ago,
      count(distinct (page_id, completed_at))::int as count
    from page_completions
    where app_id = ${db.app_id} and subscriber_id = any (${[...subscriber_ids]}::uuid[])
      and completed_at > ${since} and completed_at <= ${until} and undone_at is null
    group by 1, 2
  `.execute(db)
  return rows
}

/** Whether the subscriber of a row has completed a page since an instant. */
export function hasCompletedSince(db: AppDb | AppTx, since: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from page_completions c where c.app_id = ${db.app_id} and c.subscriber_id = subscribers.id
      and c.completed_at > ${since} and c.undone_at is null
  )`
}

/** Whether the subscriber of a row is in a course: has started one and not left it. */
export function isInCourse(db: AppDb | AppTx): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from progress_runs r where r.app_id = ${db.app_id} and r.subscriber_id = subscribers.id
      and r.ended_at is null
  )`
}
