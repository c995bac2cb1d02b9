import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { matchesTerm } from '../../platform/database/search.ts'

type Db = AppDb | AppTx

/** A picture or a file of the library. */
export type LibraryRow = {
  id: string
  kind: 'image' | 'video' | 'audio' | 'file'
  name: string
  alt: string
  type: string
  bytes: number
  width: number
  height: number
  seconds: number | null
  status: string
  poster_id: string | null
  storage_key: string
  public_address: string
  is_public: boolean
  created_at: Date
  stream_status: string | null
  stream_percent: number
  captions: { locale: string; label: string }[]
}

function selectLibrary(db: Db) {
  return db
    .selectFrom('media')
    .select([
      'id',
      'kind',
      'name',
      'alt',
      'type',
      'bytes',
      'width',
      'height',
      'seconds',
      'status',
      'poster_id',
      'storage_key',
      'public_address',
      'is_public',
      'created_at',
      'stream_status',
      'stream_percent',
    ])
    .select((media) =>
      jsonArrayFrom(
        media
          .selectFrom('media_captions')
          .select(['locale', 'label'])
          .whereRef('media_captions.app_id', '=', 'media.app_id')
          .whereRef('media_captions.media_id', '=', 'media.id')
          .orderBy('locale'),
      ).as('captions'),
    )
    .where('app_id', '=', db.app_id)
    .where('owner_kind', '=', 'team')
    .where('former_of', 'is', null)
}

function toRow(row: Omit<LibraryRow, 'kind' | 'bytes'> & { kind: string; bytes: string }): LibraryRow {
  return { ...row, kind: row.kind as LibraryRow['kind'], bytes: Number(row.bytes) }
}

export type LibraryFilter = {
  kind?: LibraryRow['kind'] | undefined
  term?: string | undefined
  without_alt?: boolean | undefined
}

/** Pictures and files of the library, newest first: ids rise with time, so they are the key to page by. */
export async function listLibraryRows(
  db: Db,
  { kind, term, without_alt, before, limit }: LibraryFilter & { before?: string | undefined; limit: number },
): Promise<LibraryRow[]> {
  let query = selectLibrary(db)
  if (kind) query = query.where('kind', '=', kind)
  if (without_alt) query = query.where('kind', '=', 'image').where('alt', '=', '')
  if (before) query = query.where('id', '<', before)
  if (term) query = query.where(matchesTerm(term))
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toRow)
}

/** A picture or a file of the library; null where there is none. */
export async function findLibraryRow(db: Db, id: string): Promise<LibraryRow | null> {
  const row = await selectLibrary(db).where('id', '=', id).executeTakeFirst()
  return row ? toRow(row) : null
}

/** The numbers and bytes of the library by kind; contents that were replaced count until they are deleted. */
export async function sumLibrary(
  db: Db,
): Promise<{ kind: LibraryRow['kind']; count: number; bytes: number }[]> {
  const { rows } = await sql<{ kind: LibraryRow['kind']; count: number; bytes: string }>`
    select kind, count(*) filter (where former_of is null)::int as count,
      sum(bytes + stream_bytes + coalesce((select sum(variant.bytes) from media_variants variant
        where variant.app_id = media.app_id and variant.media_id = media.id), 0)) as bytes
    from media where app_id = ${db.app_id} and owner_kind = 'team' group by kind
  `.execute(db)
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
}

export async function countWithoutAlt(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('media')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('app_id', '=', db.app_id)
    .where('owner_kind', '=', 'team')
    .where('kind', '=', 'image')
    .where('alt', '=', '')
    .where('former_of', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Files whose poster is this picture. */
export function listPosterUses(
  db: Db,
  picture_id: string,
  limit: number,
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('media')
    .select(['id', 'name'])
    .where('app_id', '=', db.app_id)
    .where('poster_id', '=', picture_id)
    .where('former_of', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many files have each of some pictures as their poster. */
export async function countPosterUses(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('media')
    .select(['poster_id', sql<number>`count(*)::int`.as('count')])
    .where('app_id', '=', db.app_id)
    .where('poster_id', 'in', [...ids])
    .where('former_of', 'is', null)
    .groupBy('poster_id')
    .execute()
  return new Map(rows.flatMap(({ poster_id, count }) => (poster_id === null ? [] : [[poster_id, count]])))
}

/** The content that an item had before its last replacement, newest first. */
export async function findFormer(db: Db, id: string): Promise<{ id: string; at: Date } | null> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'former_at as at'])
    .where('app_id', '=', db.app_id)
    .where('former_of', '=', id)
    .orderBy('former_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at ? { id: row.id, at: row.at } : null
}

/** The contents that an item had before: all of them, or those from before an instant. */
export async function listFormerIds(
  tx: AppTx,
  { of, before }: { of?: string; before?: Date },
): Promise<string[]> {
  let query = tx
    .selectFrom('media')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('former_of', 'is not', null)
  if (of) query = query.where('former_of', '=', of)
  if (before) query = query.where('former_at', '<', before)
  return (await query.execute()).map(({ id }) => id)
}

/** Marks content as that which an item had before a replacement; null: as an item of the library. */
export async function setFormer(
  tx: AppTx,
  id: string,
  former: { of: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('media')
    .set({ former_of: former?.of ?? null, former_at: former?.at ?? null })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** What belongs to the bytes of a picture or a file, and changes with them. */
const CONTENT = [
  'type',
  'width',
  'height',
  'bytes',
  'placeholder',
  'storage_key',
  'status',
  'seconds',
  'stream_status',
  'stream_percent',
  'stream_error',
  'stream_bytes',
] as const

/** Exchanges the contents of two items: each has the bytes and the sizes of the other. */
export async function swapContents(tx: AppTx, one: string, other: string): Promise<void> {
  const columns = CONTENT.map((name) => sql`${sql.ref(name)} = other.${sql.ref(name)}`)
  await sql`
    update media set ${sql.join(columns)} from media other
    where media.app_id = ${tx.app_id} and other.app_id = ${tx.app_id}
      and (media.id, other.id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))
  `.execute(tx)
  const variants = await tx
    .deleteFrom('media_variants')
    .where('app_id', '=', tx.app_id)
    .where('media_id', 'in', [one, other])
    .returningAll()
    .execute()
  if (variants.length === 0) return
  await tx
    .insertInto('media_variants')
    .values(variants.map((variant) => ({ ...variant, media_id: variant.media_id === one ? other : one })))
    .execute()
}
