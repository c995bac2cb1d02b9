import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { UploadRow } from './upload-row.ts'

const columns = sql.raw('id, user_id, thread_id, kind, storage_key, name, content_type, bytes, meta')

/** Adds an upload that no message uses yet. */
export async function insertUpload(tx: AppTx, row: UploadRow, now: Date): Promise<void> {
  const { meta, ...others } = row
  await tx
    .insertInto('message_uploads')
    .values({ ...others, app_id: tx.app_id, meta: JSON.stringify(meta), created_at: now })
    .execute()
}

/** Finds uploads of a thread by id; unknown ids are left out. */
export async function findUploads(
  db: AppDb | AppTx,
  thread_id: string,
  ids: readonly string[],
): Promise<UploadRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<UploadRow>`
    select ${columns} from message_uploads
    where app_id = ${db.app_id} and thread_id = ${thread_id} and id = any (${[...ids]}::uuid[])
  `.execute(db)
  return rows
}

/** The same for messages of several threads. */
export async function findUploadsOfThreads(
  db: AppDb | AppTx,
  thread_ids: readonly string[],
  ids: readonly string[],
): Promise<UploadRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<UploadRow>`
    select ${columns} from message_uploads
    where app_id = ${db.app_id} and thread_id = any (${[...thread_ids]}::uuid[]) and id = any (${[...ids]}::uuid[])
  `.execute(db)
  return rows
}

/** Whether an upload is there and its message, if it has one, is neither deleted nor hidden. */
export async function isUploadShown(db: AppDb, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from message_uploads u
    left join messages m on m.app_id = u.app_id and m.thread_id = u.thread_id and m.message_ts = u.message_ts
    where u.app_id = ${db.app_id} and u.id = ${id} and m.deleted_at is null and m.hidden_at is null
  `.execute(db)
  return rows.length > 0
}

/** Gives uploads to a message; false where another message has one of them. Repeating it changes nothing. */
export async function useUploads(
  tx: AppTx,
  { ids, message_ts, now }: { ids: readonly string[]; message_ts: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update message_uploads set used_at = coalesce(used_at, ${now}), message_ts = ${message_ts}::int8
    where app_id = ${tx.app_id} and id = any (${[...ids]}::uuid[])
      and (used_at is null or message_ts = ${message_ts}::int8)
    returning id
  `.execute(tx)
  return rows.length === ids.length
}

type Uploads = { thread_id: string; message_ts: string } | { unused_before: Date }

/** Deletes the uploads of a message, or those that no message has used, and returns what their files are. */
export async function deleteUploads(
  tx: AppTx,
  which: Uploads,
): Promise<Pick<UploadRow, 'kind' | 'storage_key'>[]> {
  const condition =
    'unused_before' in which
      ? sql`used_at is null and created_at < ${which.unused_before}`
      : sql`thread_id = ${which.thread_id} and message_ts = ${which.message_ts}::int8`
  const { rows } = await sql<Pick<UploadRow, 'kind' | 'storage_key'>>`
    delete from message_uploads where app_id = ${tx.app_id} and ${condition} returning kind, storage_key
  `.execute(tx)
  return rows
}

/** Lists the files that a person has uploaded, oldest first. */
export async function listUploadsOf(
  db: AppDb | AppTx,
  user_id: string,
): Promise<Pick<UploadRow, 'id' | 'kind' | 'storage_key'>[]> {
  const { rows } = await sql<Pick<UploadRow, 'id' | 'kind' | 'storage_key'>>`
    select id, kind, storage_key from message_uploads
    where app_id = ${db.app_id} and user_id = ${user_id} order by id
  `.execute(db)
  return rows
}
