import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** The stored row of an archive. */
export type ExportRow = {
  id: string
  user_id: string
  state: string
  storage_key: string | null
  bytes: string | null
  requested_at: Date
  ready_at: Date | null
  expires_at: Date | null
}

const columns = [
  'id',
  'user_id',
  'state',
  'storage_key',
  'bytes',
  'requested_at',
  'ready_at',
  'expires_at',
] as const

/** Archives that one user may request per day. */
export const MAX_EXPORTS_PER_DAY = 3

/**
 * Inserts an archive. Returns null when one of the user is in preparation or the daily limit is reached. One
 * statement checks both, so concurrent calls start one.
 */
export async function insertExport(
  tx: AppTx,
  { user_id, now, since }: { user_id: string; now: Date; since: Date },
): Promise<ExportRow | null> {
  const { rows } = await sql<ExportRow>`
    insert into data_exports (app_id, id, user_id, state, requested_at)
    select ${tx.app_id}, ${newId(now.getTime())}, ${user_id}, 'preparing', ${now}
    where (
      select count(*) from data_exports
      where app_id = ${tx.app_id} and user_id = ${user_id} and requested_at > ${since} and state <> 'failed'
    ) < ${MAX_EXPORTS_PER_DAY}
    on conflict (app_id, user_id) where state = 'preparing' do nothing
    returning id, user_id, state, storage_key, bytes, requested_at, ready_at, expires_at
  `.execute(tx)
  return rows[0] ?? null
}

/** An archive by id. */
export function findExport(db: AppDb | AppTx, id: string): Promise<ExportRow | undefined> {
  return selectExports(db).where('id', '=', id).executeTakeFirst()
}

/** A user's archives since an instant, newest first. */
export function listExports(db: AppDb | AppTx, user_id: string, since: Date): Promise<ExportRow[]> {
  return selectExports(db)
    .where('user_id', '=', user_id)
    .where('requested_at', '>', since)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

type ExportOutcome =
  | { state: 'ready'; storage_key: string; bytes: number; ready_at: Date; expires_at: Date }
  | { state: 'failed' }

/** Marks an archive as ready or failed; false if it is no longer in preparation. */
export async function finishExport(tx: AppTx, id: string, outcome: ExportOutcome): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set(outcome)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Fails archives on which no job has worked since an instant, so that they can be requested again. */
export async function failStaleExports(tx: AppTx, before: Date): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('app_id', '=', tx.app_id)
    .where('state', '=', 'preparing')
    .where('requested_at', '<', before)
    .execute()
}

/** Removes expired archives, or all of one user, and returns the keys of their files. */
export async function expireExports(
  tx: AppTx,
  filter: { before: Date } | { user_id: string },
): Promise<string[]> {
  const ready = tx
    .updateTable('data_exports')
    .set({ state: 'expired', storage_key: null })
    .where('app_id', '=', tx.app_id)
    .where('state', '=', 'ready')
    .returning(({ selectFrom }) =>
      selectFrom('data_exports as before')
        .select('before.storage_key')
        .whereRef('before.app_id', '=', 'data_exports.app_id')
        .whereRef('before.id', '=', 'data_exports.id')
        .as('storage_key'),
    )
  const matching =
    'before' in filter
      ? ready.where('expires_at', '<=', filter.before)
      : ready.where('user_id', '=', filter.user_id)
  const rows = await matching.execute()
  return rows.flatMap(({ storage_key }) => storage_key ?? [])
}

function selectExports(db: AppDb | AppTx) {
  return db.selectFrom('data_exports').select(columns).where('app_id', '=', db.app_id)
}
