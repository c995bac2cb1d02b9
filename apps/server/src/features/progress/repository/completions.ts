import { sql } from 'kysely'
import type { AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { Done, Run } from './standing.ts'

/** Pages and, for each, a progress root at or above it; a page comes once for each of its roots. */
export type Place = { page_id: string; root_id: string }

export type About = { subscriber_id: string; page_ids: readonly string[]; places: readonly Place[]; at: Date }

/** What a change did, and how the runs that it touched stand, the change not yet counted. */
export type Changed = { runs: Pick<Run, 'id' | 'root_id'>[]; changed: Done[]; done: Done[] }

/** Completions of one member; `n` is their place among those that are written together. */
export type NewCompletions = About & { n: number }

/** What was appended for one member, and how the runs that it touched stood before. */
export type Appended = Changed & { n: number }

const appendRows = preparedStatement<Appended>(
  'insert_completions',
  `with wish as (
     select * from jsonb_to_recordset($2::jsonb) as w (n int, subscriber_id uuid, page_ids uuid[], places jsonb, at timestamptz)
   ),
   place as materialized (
     select n, subscriber_id, at, p.page_id, p.root_id
     from wish cross join lateral jsonb_to_recordset(places) as p (page_id uuid, root_id uuid)
   ),
   run as materialized (
     select root.n, root.subscriber_id, found.id, root.root_id
     from (select distinct n, subscriber_id, root_id from place) root cross join lateral (
       select id, root_id from progress_runs
       where app_id = $1 and subscriber_id = root.subscriber_id and ended_at is null
       order by created_at
       offset 0
     ) found
     where found.root_id = root.root_id
   ),
   inside as materialized (
     select place.n, place.subscriber_id, place.page_id, run.id as run_id, place.at
     from place join run on run.n = place.n and run.root_id = place.root_id
   ),
   target as (
     select * from inside
     union all
     select n, subscriber_id, page_id, null, at from wish cross join lateral unnest(page_ids) as page_id
     where not exists (select from inside where inside.n = wish.n and inside.page_id = page_id)
   ),
   changed as (
     insert into page_completions (app_id, subscriber_id, page_id, run_id, completed_at)
     select $1, subscriber_id, page_id, run_id, at from target order by subscriber_id, page_id, run_id, n
     on conflict do nothing returning subscriber_id, page_id, run_id
   )
   select n,
     coalesce((select jsonb_agg(jsonb_build_object('id', id, 'root_id', root_id)) from run where run.n = wish.n), '[]') as runs,
     coalesce((select jsonb_agg(jsonb_build_object('page_id', page_id, 'run_id', run_id)) from changed
       where changed.subscriber_id = wish.subscriber_id and page_id = any (wish.page_ids)), '[]') as changed,
     coalesce((select jsonb_agg(jsonb_build_object('page_id', done.page_id, 'run_id', run.id))
       from run cross join lateral (
         select page_id from page_completions
         where app_id = $1 and subscriber_id = run.subscriber_id and run_id = run.id and undone_at is null
         order by page_id
         offset 0
       ) done
       where run.n = wish.n), '[]') as done
   from wish order by n`,
)

/**
 * Appends completions of some members: in every running run above a page, or outside of runs where there is none. What
 * is done already stays as it is, so that parallel calls count once.
 */
export function insertCompletions(tx: AppTx, wishes: readonly NewCompletions[]): Promise<Appended[]> {
  return appendRows(tx, [tx.app_id, JSON.stringify(wishes)])
}

const lockRows = preparedStatement<never>(
  'lock_completions',
  `select pg_advisory_xact_lock(hashtextextended('progress.done ' || id, 0)) from unnest($1::text[]) as member (id)`,
)

/**
 * Has completions of a member wait for each other until the end of the transaction: each decides by all that is done
 * what is completed above it, and two that come last at once would both miss the other.
 */
export async function lockCompletions(
  tx: AppTx,
  wishes: readonly Pick<About, 'subscriber_id'>[],
): Promise<void> {
  await lockRows(tx, [[...new Set(wishes.map(({ subscriber_id }) => subscriber_id))].toSorted()])
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
