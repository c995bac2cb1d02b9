import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'
import type { PublishProblem } from '../content/index.ts'

export type PublishingRow = Omit<Selectable<Tables['publishings']>, 'app_id' | 'problems'> & {
  problems: PublishProblem[]
}

/** A publish without a heartbeat for this time has failed. */
const STALE_AFTER_S = 60

export async function findPublishing(db: AppDb | AppTx, id: string): Promise<PublishingRow | null> {
  const row = await db
    .selectFrom('publishings')
    .selectAll()
    .where('app_id', '=', db.app_id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { app_id: _app, problems, ...rest } = row
  return { ...rest, problems: problems as PublishProblem[] }
}

/** The input of a new publish. */
export type NewPublishing = {
  id: string
  note: string
  author: string
  page_ids: readonly string[] | null
  with_settings: boolean
  started_at: Date
}

/** Marks stale publishes as failed, so that the next one can start. */
export async function failStalePublishings(tx: AppTx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update publishings set state = 'failed'
    where app_id = ${tx.app_id} and state = 'running' and beat_at < clock_timestamp() - make_interval(secs => ${STALE_AFTER_S})
    returning id
  `.execute(tx)
  return rows.map((row) => row.id)
}

/** Takes the one place of a running publish; false while another runs. */
export async function startPublishing(tx: AppTx, { page_ids, ...row }: NewPublishing): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('publishings')
    .values({
      ...row,
      app_id: tx.app_id,
      state: 'running',
      page_ids: page_ids && sql<string[]>`${[...page_ids]}::uuid[]`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Records progress and a heartbeat. Returns false if it is no longer the running publish. */
export async function recordHeartbeat(
  tx: AppTx,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateRunning(tx, id)
    .set({ done, total, beat_at: sql<Date>`clock_timestamp()` })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Completes it, in the transaction that switches; false if another has taken its place. */
export async function finishPublishing(
  tx: AppTx,
  id: string,
  { release_id, problems }: { release_id: string; problems: readonly PublishProblem[] },
): Promise<boolean> {
  const { numUpdatedRows } = await updateRunning(tx, id)
    .set((row) => ({
      state: 'done',
      release_id,
      problems: JSON.stringify(problems),
      done: row.ref('total'),
    }))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends it with what must be mended; nothing changed for members. */
export async function failPublishing(
  tx: AppTx,
  id: string,
  problems: readonly PublishProblem[],
): Promise<void> {
  await updateRunning(tx, id)
    .set({ state: 'failed', problems: JSON.stringify(problems) })
    .execute()
}

function updateRunning(tx: AppTx, id: string) {
  return tx
    .updateTable('publishings')
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', '=', 'running')
}
