import type { AppTx } from '#platform/database/app-db.ts'

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
