import type { PlanChange } from '@foyer/domain/progress'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

/** A run that has not ended. */
export type Run = {
  id: string
  root_id: string
  /** ISO-8601; it may be in the future. */
  started_at: string
  created_at: string
  start_from_page_id: string | null
  plan_changes: PlanChange[]
}

/** A page done in a run, or outside of any. */
export type Done = { page_id: string; run_id: string | null }

export type ProgressStateRow = { runs: Run[]; done: Done[] }

/** The part of a member's progress to read; null for all. */
export type ProgressScope = { root_ids: readonly string[]; page_ids: readonly string[] } | null

/** A subscriber's running runs, what is done in them, and what was done outside of runs. */
export async function selectProgressState(
  db: AppDb | AppTx,
  subscriber_id: string,
  scope: ProgressScope,
): Promise<ProgressStateRow> {
  const roots = scope ? [...scope.root_ids] : null
  const pages = scope ? [...scope.page_ids] : null
  const { rows } = await sql<ProgressStateRow>`
    with run as (
      select id, root_id, started_at, created_at, start_from_page_id, plan_changes from progress_runs
      where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and ended_at is null
        and (${roots}::uuid[] is null or root_id = any (${roots}::uuid[]))
    )
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'root_id', root_id,
        'started_at', instant_text(started_at), 'created_at', instant_text(created_at),
        'start_from_page_id', start_from_page_id,
        'plan_changes', plan_changes) order by created_at desc, id desc) from run), '[]') as runs,
      coalesce((select jsonb_agg(jsonb_build_object('page_id', page_id, 'run_id', run_id)) from (
        select page_id, run_id from page_completions
        where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and undone_at is null
          and run_id in (select id from run)
        union all
        select page_id, run_id from page_completions
        where app_id = ${db.app_id} and subscriber_id = ${subscriber_id} and undone_at is null and run_id is null
          and (${pages}::uuid[] is null or page_id = any (${pages}::uuid[]))
      ) completion), '[]') as done
  `.execute(db)
  return rows[0] ?? { runs: [], done: [] }
}
