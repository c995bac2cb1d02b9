import type { Attribute } from '@foyer/contract/attributes/shapes'
import { sql, type Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '../../platform/database/app-db.ts'
import { newId } from '../../platform/ids.ts'

type Db = AppDb | AppTx

export type AttributeRow = Omit<Selectable<Tables['attributes']>, 'app_id'>

export function listAttributes(db: Db): Promise<AttributeRow[]> {
  return selectAttributes(db).orderBy('name').orderBy('slug').execute()
}

export function findAttribute(db: Db, id: string): Promise<AttributeRow | undefined> {
  return selectAttributes(db).where('id', '=', id).executeTakeFirst()
}

export function findAttributeBySlug(db: Db, slug: string): Promise<AttributeRow | undefined> {
  return selectAttributes(db).where('slug', '=', slug).executeTakeFirst()
}

/** Counts the attributes of the app, and serializes adding so that the count stays valid. */
export async function countAttributes(tx: AppTx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attributes ${tx.app_id}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('attributes')
    .where('app_id', '=', tx.app_id)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Inserts an attribute. Returns false where the slug is taken. */
export async function insertAttribute(tx: AppTx, row: AttributeRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('attributes')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.columns(['app_id', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** An attribute to add. */
export type AttributeSeed = Pick<Attribute, 'slug' | 'name' | 'type'>

/** Adds the attributes of a new app. */
export async function createAttributes(
  tx: AppTx,
  attributes: readonly AttributeSeed[],
  created_at: Date,
): Promise<void> {
  if (attributes.length === 0) return
  await tx
    .insertInto('attributes')
    .values(attributes.map((attribute) => ({ app_id: tx.app_id, id: newId(), ...attribute, created_at })))
    .execute()
}

export async function updateAttributeName(tx: AppTx, id: string, name: string): Promise<void> {
  await tx
    .updateTable('attributes')
    .set({ name })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

export async function deleteAttribute(tx: AppTx, id: string): Promise<void> {
  await tx.deleteFrom('attributes').where('app_id', '=', tx.app_id).where('id', '=', id).execute()
}

function selectAttributes(db: Db) {
  return db
    .selectFrom('attributes')
    .select(['id', 'slug', 'name', 'type', 'created_at'])
    .where('app_id', '=', db.app_id)
}
