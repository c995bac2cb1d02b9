import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

/** An upload that is not finished. */
export type UploadRow = Pick<
  Selectable<Tables['media_uploads']>,
  'id' | 'team_member_id' | 'kind' | 'file_name' | 'expires_at'
> & { bytes: number }

const columns = ['id', 'team_member_id', 'kind', 'file_name', 'bytes', 'expires_at'] as const

export async function insertUpload(tx: AppTx, row: UploadRow & { created_at: Date }): Promise<void> {
  await tx
    .insertInto('media_uploads')
    .values({ ...row, app_id: tx.app_id })
    .execute()
}

/** An upload of a team member that has not expired; null for those of others. */
export async function findOwnUpload(
  db: AppDb | AppTx,
  id: string,
  team_member_id: string,
  now: Date,
): Promise<UploadRow | null> {
  const row = await db
    .selectFrom('media_uploads')
    .select(columns)
    .where('app_id', '=', db.app_id)
    .where('id', '=', id)
    .where('team_member_id', '=', team_member_id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { ...row, bytes: Number(row.bytes) } : null
}

export async function deleteUpload(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('media_uploads').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}

/** Deletes the uploads that expired before an instant, and returns their ids. */
export async function deleteExpiredUploads(tx: AppTx, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom('media_uploads')
    .where('app_id', '=', tx.app_id)
    .where('expires_at', '<', before)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** A lock without a renewal ends after this time, so that a server that died blocks nothing. */
const LEASE_S = 15

/** Whether a lock is held, whether another waits for it, and whether the upload is gone. */
export type LeaseState = { is_held: boolean; is_wanted: boolean; is_gone: boolean }

/** Takes or renews the lock of an upload; where another holds it, asks for it. */
export async function lease(tx: AppTx, id: string, lock_id: string): Promise<LeaseState> {
  const until = sql<Date>`clock_timestamp() + make_interval(secs => ${LEASE_S})`
  const taken = await tx
    .updateTable('media_uploads')
    .set({ lock_id, locked_until: until })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('lock_id', '=', lock_id),
        row('lock_id', 'is', null),
        row('locked_until', '<', sql<Date>`clock_timestamp()`),
      ]),
    )
    .returning('is_lock_wanted')
    .executeTakeFirst()
  if (taken) return { is_held: true, is_wanted: taken.is_lock_wanted, is_gone: false }
  const waited_for = await tx
    .updateTable('media_uploads')
    .set({ is_lock_wanted: true })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return { is_held: false, is_wanted: false, is_gone: waited_for === undefined }
}

export async function releaseLease(tx: AppTx, id: string, lock_id: string): Promise<void> {
  await tx
    .updateTable('media_uploads')
    .set({ lock_id: null, locked_until: null, is_lock_wanted: false })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('lock_id', '=', lock_id)
    .execute()
}
