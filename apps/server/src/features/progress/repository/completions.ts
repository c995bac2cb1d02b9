import { sql } from 'kysely'
import type { AppTx } from '../../../platform/database/app-db.ts'
import type { Done, Run } from './standing.ts'

/** Pages and, for each, a progress root at or above it; a page comes once for each of its roots. */
export type Place = { page_id: string; root_id: string }

type About = { subscriber_id: string; page_ids: readonly string[]; places: readonly Place[]; at: Date }

/** What a change did, and how the runs that it touched stand, the change not yet counted. */
export type Changed = { runs: Pick<Run, 'id' | 'root_id'>[]; changed: Done[]; done: Done[] }

/**
 * Appends completions: in every running run above a page, or outside of runs where there is none. What is done
 * already stays as it is, so that parallel calls count once.
 */
export async function insertCompletions(
  tx: AppTx,
  { subscriber_id, page_ids, places, at }: About,
): Promise<Changed> {
  const { rows } = await sql<Changed>`
    with place as (${placeRows(places)}),
    run as (${runsOver(tx, subscriber_id)}),
    target as (
      select place.page_id, run.id as run_id from place join run on run.root_id = place.root_id
      union all
      select page_id, null from unnest(${[...page_ids]}::uuid[]) as page_id
      where not exists (select 1 from place join run on run.root_id = place.root_id where place.page_id = page_id.page_id)
    ),
    changed as (
      insert into page_completions (app_id, subscriber_id, page_id, run_id, completed_at)
      select ${tx.app_id}, ${subscriber_id}, page_id, run_id, ${at} from target
      on conflict do nothing returning page_id, run_id
    )
    ${outcome(tx, subscriber_id)}
  `.execute(tx)
  return rows[0] ?? { runs: [], changed: [], done: [] }
}

/** Takes completions back: those of the running runs above a page, and those outside of runs. */
export async function undoCompletions(
  tx: AppTx,
  { subscriber_id, page_ids, places, at }: About,
): Promise<Changed> {
  const { rows } = await sql<Changed>`
    with place as (${placeRows(places)}),
    run as (${runsOver(tx, subscriber_id)}),
    changed as (
      update page_completions set undone_at = ${at}
      where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and undone_at is null
        and page_id = any (${[...page_ids]}::uuid[])
        and (run_id is null or (page_id, run_id) in (
          select place.page_id, run.id from place join run on run.root_id = place.root_id))
      returning page_id, run_id
    )
    ${outcome(tx, subscriber_id)}
  `.execute(tx)
  return rows[0] ?? { runs: [], changed: [], done: [] }
}

function placeRows(places: readonly Place[]) {
  return sql`select page_id, root_id from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (page_id uuid, root_id uuid)`
}

function runsOver(tx: AppTx, subscriber_id: string) {
  return sql`
    select id, root_id from progress_runs
    where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and ended_at is null
      and root_id in (select root_id from place)
  `
}

function outcome(tx: AppTx, subscriber_id: string) {
  return sql`
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'root_id', root_id)) from run), '[]') as runs,
      coalesce((select jsonb_agg(jsonb_build_object('page_id', page_id, 'run_id', run_id)) from changed), '[]') as changed,
      coalesce((select jsonb_agg(jsonb_build_object('page_id', page_id, 'run_id', run_id)) from page_completions
        where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and undone_at is null
          and run_id in (select id from run)), '[]') as done
  `
}
