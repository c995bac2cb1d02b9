import type { AppTx } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { Done, Run } from './progress-state.ts'

/** Pages and, for each, a progress root at or above it; a page comes once for each of its roots. */
export type RootPair = { page_id: string; root_id: string }

/** Pages of one member to complete or to undo. */
export type CompletionChange = {
  subscriber_id: string
  page_ids: readonly string[]
  root_pairs: readonly RootPair[]
  at: Date
}

/** What a change did, and the runs that it touched with what was done in them before it. */
export type CompletionOutcome = { runs: Pick<Run, 'id' | 'root_id'>[]; changed: Done[]; done: Done[] }

/** `$1` app, `$2` subscriber, `$3` pages, `$4` and `$5` places, `$6` time. */
const RUN_AND_INSIDE = `
  run as (
    select id, root_id from progress_runs
    where app_id = $1 and subscriber_id = $2 and ended_at is null and root_id = any ($5::uuid[])
  ),
  inside as (
    select place.page_id, run.id as run_id
    from unnest($4::uuid[], $5::uuid[]) as place (page_id, root_id) join run on run.root_id = place.root_id
  )`

const OUTCOME = `
  select
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'root_id', root_id)) from run), '[]') as runs,
    coalesce((select jsonb_agg(jsonb_build_object('page_id', page_id, 'run_id', run_id)) from changed), '[]') as changed,
    coalesce((select jsonb_agg(jsonb_build_object('page_id', page_id, 'run_id', run_id))
      from run join page_completions on run_id = run.id
      where app_id = $1 and subscriber_id = $2 and undone_at is null), '[]') as done`

const insertRows = preparedStatement<CompletionOutcome>(
  'insert_completions',
  `with ${RUN_AND_INSIDE},
  target as (
    select page_id, run_id from inside
    union all
    select page_id, null from unnest($3::uuid[]) as page_id where page_id not in (select page_id from inside)
  ),
  changed as (
    insert into page_completions (app_id, subscriber_id, page_id, run_id, completed_at)
    select $1, $2, page_id, run_id, $6 from target
    on conflict do nothing returning page_id, run_id
  )
  ${OUTCOME}`,
)

const undoRows = preparedStatement<CompletionOutcome>(
  'undo_completions',
  `with ${RUN_AND_INSIDE},
  changed as (
    update page_completions set undone_at = $6
    where app_id = $1 and subscriber_id = $2 and undone_at is null and page_id = any ($3::uuid[])
      and (run_id is null or (page_id, run_id) in (select page_id, run_id from inside))
    returning page_id, run_id
  )
  ${OUTCOME}`,
)

/**
 * Appends completions: in every running run above a page, or outside of runs where there is none. What is done already
 * stays as it is.
 */
export async function insertCompletions(tx: AppTx, change: CompletionChange): Promise<CompletionOutcome> {
  const [row] = await insertRows(tx, createValues(tx, change))
  return row ?? { runs: [], changed: [], done: [] }
}

/** Takes completions back: those of the running runs above a page, and those outside of runs. */
export async function undoCompletions(tx: AppTx, change: CompletionChange): Promise<CompletionOutcome> {
  const [row] = await undoRows(tx, createValues(tx, change))
  return row ?? { runs: [], changed: [], done: [] }
}

function createValues(
  tx: AppTx,
  { subscriber_id, page_ids, root_pairs, at }: CompletionChange,
): readonly unknown[] {
  const pair_page_ids = root_pairs.map((root_pair) => root_pair.page_id)
  const pair_root_ids = root_pairs.map((root_pair) => root_pair.root_id)
  return [tx.app_id, subscriber_id, page_ids, pair_page_ids, pair_root_ids, at]
}

const lockStatement = preparedStatement<never>(
  'lock_completions',
  `select pg_advisory_xact_lock(hashtextextended('progress.done ' || $1::text, 0))`,
)

/**
 * Serializes the completions of one member until the commit. Otherwise the last two pages of a stage, completed at
 * the same time, would miss each other and the stage would stay incomplete.
 */
export async function lockCompletions(tx: AppTx, subscriber_id: string): Promise<void> {
  await lockStatement(tx, [subscriber_id])
}
