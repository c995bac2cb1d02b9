import type { PlanChange } from '@foyer/domain/progress'
import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

export type NewRun = {
  id: string
  subscriber_id: string
  root_id: string
  started_at: Date
  release_id: string | null
  start_from_page_id: string | null
  created_at: Date
}

/** Inserts a run unless one is active; false if one is. Parallel calls create one. */
export async function insertRun(tx: AppTx, run: NewRun): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('progress_runs')
    .values({ ...run, app_id: tx.app_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Ends the running run of a root; its id, or null where none was running. */
export async function endRun(
  tx: AppTx,
  { subscriber_id, root_id, ended_at }: { subscriber_id: string; root_id: string; ended_at: Date },
): Promise<string | null> {
  const ended = await tx
    .updateTable('progress_runs')
    .set({ ended_at })
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('root_id', '=', root_id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended?.id ?? null
}

/** A run that was left. */
export type EndedRun = { id: string; root_id: string; ended_at: Date }

/** The run of a root that a subscriber left last; null without one. */
export async function findEndedRun(
  db: AppDb | AppTx,
  { subscriber_id, root_id }: { subscriber_id: string; root_id: string },
): Promise<EndedRun | null> {
  const run = await db
    .selectFrom('progress_runs')
    .select(['id', 'root_id', 'ended_at'])
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('root_id', '=', root_id)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.ended_at ? { ...run, ended_at: run.ended_at } : null
}

/** Continues an ended run; false where it does not end or another run of its root is active. */
export async function resumeRun(tx: AppTx, run_id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update progress_runs run set ended_at = null
    where run.app_id = ${tx.app_id} and run.id = ${run_id} and run.ended_at is not null and not exists (
      select from progress_runs active where active.app_id = run.app_id and active.subscriber_id = run.subscriber_id
        and active.root_id = run.root_id and active.ended_at is null
    )
    returning run.id
  `.execute(tx)
  return rows.length === 1
}

/** The pages that a subscriber has done in a run. */
export async function listRunCompletions(
  db: AppDb | AppTx,
  { subscriber_id, run_id }: { subscriber_id: string; run_id: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('page_completions')
    .select('page_id')
    .where('app_id', '=', db.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('run_id', '=', run_id)
    .where('undone_at', 'is', null)
    .execute()
  return rows.map(({ page_id }) => page_id)
}

/** Copies what is done in one run to another, with the times at which it was done. */
export async function copyCompletions(
  tx: AppTx,
  { subscriber_id, from, to }: { subscriber_id: string; from: string; to: string },
): Promise<void> {
  await sql`
    insert into page_completions (app_id, subscriber_id, page_id, run_id, completed_at)
    select app_id, subscriber_id, page_id, ${to}, completed_at from page_completions
    where app_id = ${tx.app_id} and subscriber_id = ${subscriber_id} and run_id = ${from} and undone_at is null
    on conflict do nothing
  `.execute(tx)
}

/** Locks the active run of a root until the transaction ends; null without one. */
export async function lockRun(
  tx: AppTx,
  { subscriber_id, root_id }: { subscriber_id: string; root_id: string },
): Promise<string | null> {
  const run = await tx
    .selectFrom('progress_runs')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('subscriber_id', '=', subscriber_id)
    .where('root_id', '=', root_id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return run?.id ?? null
}

/** Stores how a member moved the days of a run. */
export async function updatePlanChanges(
  tx: AppTx,
  run_id: string,
  changes: readonly PlanChange[],
): Promise<void> {
  await tx
    .updateTable('progress_runs')
    .set({ plan_changes: JSON.stringify(changes) })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', run_id)
    .execute()
}
