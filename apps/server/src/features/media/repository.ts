import type { Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AppDb, AppTx, Tables } from '../../platform/database/app-db.ts'
import { matchesTerm, searchColumns } from '../../platform/database/search.ts'

const mediaColumns = [
  'media.app_id',
  'media.id',
  'media.owner_kind',
  'media.name',
  'media.alt',
  'media.type',
  'media.width',
  'media.height',
  'media.bytes',
  'media.placeholder',
  'media.storage_key',
  'media.status',
  'media.is_public',
  'media.created_by',
  'media.created_at',
  'media.public_address',
] as const

/** A picture; what it is searched by stays in the database. */
export type MediaRow = Pick<
  Selectable<Tables['media']>,
  | 'app_id'
  | 'id'
  | 'owner_kind'
  | 'name'
  | 'alt'
  | 'type'
  | 'width'
  | 'height'
  | 'bytes'
  | 'placeholder'
  | 'storage_key'
  | 'status'
  | 'is_public'
  | 'created_by'
  | 'created_at'
  | 'public_address'
>
export type VariantRow = Pick<Selectable<Tables['media_variants']>, 'media_id' | 'width' | 'bytes'> & {
  format: 'webp' | 'avif'
}

/** Pictures by id, in no promised order; unknown ids are left out. */
export async function findMedia(db: AppDb | AppTx, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('media')
    .select(mediaColumns)
    .where('app_id', '=', db.app_id)
    .where('kind', '=', 'image')
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** Pictures by id with their sizes, widest first; unknown ids are left out. */
export async function findPictures(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<(MediaRow & { variants: VariantRow[] })[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('media')
    .select(mediaColumns)
    .select((media) =>
      jsonArrayFrom(
        media
          .selectFrom('media_variants')
          .select(['media_id', 'format', 'width', 'bytes'])
          .whereRef('media_variants.app_id', '=', 'media.app_id')
          .whereRef('media_variants.media_id', '=', 'media.id')
          .orderBy('width', 'desc'),
      ).as('variants'),
    )
    .where('app_id', '=', db.app_id)
    .where('kind', '=', 'image')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map(({ variants, ...row }) => ({
    ...row,
    variants: variants.map((variant) => variantOf({ ...variant, bytes: Number(variant.bytes) })),
  }))
}

function variantOf<Row extends { format: string }>(row: Row): Row & { format: 'webp' | 'avif' } {
  return { ...row, format: row.format === 'avif' ? 'avif' : 'webp' }
}

/** Those of some ids that are no picture of the app. */
export async function findMissingMedia(
  db: AppDb | AppTx,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .selectFrom('media')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('kind', '=', 'image')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const known = new Set(found.map((row) => row.id))
  return new Set(ids.filter((id) => !known.has(id)))
}

/** The sizes of pictures, widest first. */
export async function findVariants(db: AppDb | AppTx, media_ids: readonly string[]): Promise<VariantRow[]> {
  if (media_ids.length === 0) return []
  const rows = await db
    .selectFrom('media_variants')
    .select(['media_id', 'format', 'width', 'bytes'])
    .where('app_id', '=', db.app_id)
    .where('media_id', 'in', [...new Set(media_ids)])
    .orderBy('width', 'desc')
    .execute()
  return rows.map(variantOf)
}

type ListLibrary = { term?: string | undefined; before?: string | undefined; limit: number }

/** The team's pictures, newest first: ids rise with time, so they are the key to page by. */
export function listLibrary(db: AppDb | AppTx, { term, before, limit }: ListLibrary): Promise<MediaRow[]> {
  let query = db
    .selectFrom('media')
    .select(mediaColumns)
    .where('app_id', '=', db.app_id)
    .where('kind', '=', 'image')
    .where('owner_kind', '=', 'team')
    .where('former_of', 'is', null)
  if (before) query = query.where('id', '<', before)
  if (term) query = query.where(matchesTerm(term))
  return query.orderBy('id', 'desc').limit(limit).execute()
}

export async function insertMedia(tx: AppTx, row: Omit<MediaRow, 'app_id'>): Promise<void> {
  await tx
    .insertInto('media')
    .values({ ...row, ...searchColumns(`${row.name} ${row.alt}`), app_id: tx.app_id })
    .execute()
}

/** What an owner can change of a picture; what is not given stays. */
export type MediaChange = {
  name?: string | undefined
  alt?: string | undefined
  public_address?: 'automatic' | 'never' | undefined
}

/** Changes a picture of the library; null when there is none. */
export async function updateMedia(tx: AppTx, id: string, change: MediaChange): Promise<MediaRow | null> {
  const changed_columns = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  const row = await tx
    .updateTable('media')
    .set((column) => ({ id: column.ref('id'), ...changed_columns }))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('kind', '=', 'image')
    .where('owner_kind', '=', 'team')
    .where('former_of', 'is', null)
    .returning(mediaColumns)
    .executeTakeFirst()
  if (!row) return null
  await tx
    .updateTable('media')
    .set(searchColumns(`${row.name} ${row.alt}`))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
  return row
}

export async function deleteMediaRow(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('media').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}

/** Returns a picture, locked until the transaction ends; null when it does not exist. */
export async function lockMedia(tx: AppTx, id: string): Promise<MediaRow | null> {
  const row = await tx
    .selectFrom('media')
    .select(mediaColumns)
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Lists the pictures of the library whose files are public. */
export async function listPublicMedia(db: AppDb | AppTx): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('app_id', '=', db.app_id)
    .where('owner_kind', '=', 'team')
    .where('is_public', '=', true)
    .execute()
  return rows.map((row) => row.id)
}

/** Those of some pictures that their owner lets have no public address. */
export async function findNeverPublic(tx: AppTx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('app_id', '=', tx.app_id)
    .where('id', 'in', [...new Set(ids)])
    .where('public_address', '=', 'never')
    .execute()
  return new Set(rows.map((row) => row.id))
}

/**
 * Sets the visibility of pictures and returns the changed rows, locked. Pictures marked private by their owner never
 * become public.
 */
export async function setVisibility(
  tx: AppTx,
  ids: readonly string[],
  is_public: boolean,
): Promise<MediaRow[]> {
  if (ids.length === 0) return []
  let change = tx
    .updateTable('media')
    .set({ is_public })
    .where('app_id', '=', tx.app_id)
    .where('kind', '=', 'image')
    .where('id', 'in', [...new Set(ids)])
    .where('is_public', '!=', is_public)
  if (is_public) change = change.where('public_address', '=', 'automatic')
  return change.returning(mediaColumns).execute()
}

/** Stores the sizes of a picture and marks it ready. Idempotent. */
export async function saveVariants(
  tx: AppTx,
  media_id: string,
  variants: readonly Omit<VariantRow, 'media_id'>[],
): Promise<void> {
  if (variants.length > 0) {
    await tx
      .insertInto('media_variants')
      .values(
        variants.map(({ format, width, bytes }) => ({ app_id: tx.app_id, media_id, format, width, bytes })),
      )
      .onConflict((conflict) =>
        conflict.columns(['app_id', 'media_id', 'format', 'width']).doUpdateSet((row) => ({
          bytes: row.ref('excluded.bytes'),
        })),
      )
      .execute()
  }
  await tx
    .updateTable('media')
    .set({ status: 'ready' })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', media_id)
    .execute()
}
