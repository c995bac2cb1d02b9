import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { matchesTerm, searchColumns } from '../../platform/database/search.ts'

/** How far a video is converted to a stream in several sizes. */
export type StreamStatus = 'waiting' | 'converting' | 'ready' | 'failed'

/** A video, an audio or a document of the library with its captions. */
export type FileRow = {
  id: string
  kind: 'video' | 'audio' | 'file'
  name: string
  type: string
  bytes: number
  width: number
  height: number
  seconds: number | null
  poster_id: string | null
  storage_key: string
  created_at: Date
  /** Null where the video was not converted to a stream, and for other files. */
  stream_status: StreamStatus | null
  stream_percent: number
  stream_error: string | null
  stream_bytes: number
  captions: CaptionsRow[]
}
export type CaptionsRow = { locale: string; label: string; storage_key: string }

function selectFiles(db: AppDb | AppTx) {
  return db
    .selectFrom('media')
    .select([
      'id',
      'kind',
      'name',
      'type',
      'bytes',
      'width',
      'height',
      'seconds',
      'poster_id',
      'storage_key',
      'created_at',
      'stream_status',
      'stream_percent',
      'stream_error',
      'stream_bytes',
    ])
    .select((media) =>
      jsonArrayFrom(
        media
          .selectFrom('media_captions')
          .select(['locale', 'label', 'storage_key'])
          .whereRef('media_captions.app_id', '=', 'media.app_id')
          .whereRef('media_captions.media_id', '=', 'media.id')
          .orderBy('locale'),
      ).as('captions'),
    )
    .where('app_id', '=', db.app_id)
    .where('kind', '!=', 'image')
}

type StoredFile = Omit<FileRow, 'kind' | 'bytes' | 'stream_status' | 'stream_bytes'> & {
  kind: string
  bytes: string
  stream_status: string | null
  stream_bytes: string
}

function toFile(row: StoredFile): FileRow {
  return {
    ...row,
    kind: row.kind as FileRow['kind'],
    stream_status: row.stream_status as StreamStatus | null,
    bytes: Number(row.bytes),
    stream_bytes: Number(row.stream_bytes),
  }
}

/** Files by id, in no promised order; pictures and unknown ids are left out. */
export async function findFiles(db: AppDb | AppTx, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await selectFiles(db)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map(toFile)
}

/** The file of a key: the library may move it to another item. Null where there is none. */
export async function findFileByKey(db: AppDb | AppTx, storage_key: string): Promise<FileRow | null> {
  const row = await selectFiles(db).where('storage_key', '=', storage_key).executeTakeFirst()
  return row ? toFile(row) : null
}

type ListFiles = {
  kinds: readonly FileRow['kind'][]
  term?: string | undefined
  before?: string | undefined
  limit: number
}

/** The team's files of some kinds, newest first. */
export async function listFiles(
  db: AppDb | AppTx,
  { kinds, term, before, limit }: ListFiles,
): Promise<FileRow[]> {
  let query = selectFiles(db)
    .where('owner_kind', '=', 'team')
    .where('former_of', 'is', null)
    .where('kind', 'in', kinds)
  if (before) query = query.where('id', '<', before)
  if (term) query = query.where(matchesTerm(term))
  const rows = await query.orderBy('id', 'desc').limit(limit).execute()
  return rows.map(toFile)
}

/** Adds a file; false where one with this id is there already. */
export async function insertFile(
  tx: AppTx,
  row: Omit<FileRow, 'captions' | `stream_${string}`> & { created_by: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('media')
    .values({
      ...row,
      ...searchColumns(row.name),
      app_id: tx.app_id,
      owner_kind: 'team',
      status: 'ready',
      public_address: 'never',
    })
    .onConflict((conflict) => conflict.columns(['app_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Changes the name or the poster of a file; what is not given stays. */
export async function updateFile(
  tx: AppTx,
  id: string,
  { name, poster_id }: { name?: string | undefined; poster_id?: string | null | undefined },
): Promise<void> {
  await tx
    .updateTable('media')
    .set((column) => ({
      id: column.ref('id'),
      ...(name === undefined ? {} : { name, ...searchColumns(name) }),
      ...(poster_id === undefined ? {} : { poster_id }),
    }))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('kind', '!=', 'image')
    .execute()
}

type StreamChange = { status: StreamStatus | null; percent?: number; error?: string; bytes?: number }

/** Sets how far the video of a key is converted; what is not given starts anew. */
export async function setStream(
  tx: AppTx,
  storage_key: string,
  { status, percent = 0, error, bytes = 0 }: StreamChange,
): Promise<void> {
  await tx
    .updateTable('media')
    .set({
      stream_status: status,
      stream_percent: percent,
      stream_error: error ?? null,
      stream_bytes: String(bytes),
    })
    .where('app_id', '=', tx.app_id)
    .where('storage_key', '=', storage_key)
    .where('kind', '=', 'video')
    .execute()
}

/** Stores the captions of one language; returns the key of those that they replace. */
export async function saveCaptions(
  tx: AppTx,
  media_id: string,
  captions: CaptionsRow,
): Promise<string | null> {
  const former = await deleteCaptions(tx, media_id, captions.locale)
  await tx
    .insertInto('media_captions')
    .values({ ...captions, media_id, app_id: tx.app_id })
    .execute()
  return former
}

/** Deletes the captions of one language, and returns their key. */
export async function deleteCaptions(tx: AppTx, media_id: string, locale: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('media_captions')
    .where('app_id', '=', tx.app_id)
    .where('media_id', '=', media_id)
    .where('locale', '=', locale)
    .returning('storage_key')
    .executeTakeFirst()
  return row?.storage_key ?? null
}
