import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { StoreName } from '../stores/store.ts'

/** How an app sells in the App Store. */
export type StoreSettingsRow = {
  issuer_id: string
  key_id: string
  bundle_id: string
  private_key_sealed: string | null
  accepts_test: boolean
}

/** What the store sells under an id of its own, and the product that it opens. */
export type StoreProduct = { store_product_id: string; product_id: string }

export async function findStoreSettings(db: AppDb | AppTx): Promise<StoreSettingsRow | null> {
  const row = await db
    .selectFrom('store_settings')
    .select(['issuer_id', 'key_id', 'bundle_id', 'private_key_sealed', 'accepts_test'])
    .where('app_id', '=', db.app_id)
    .executeTakeFirst()
  return row ?? null
}

export async function saveStoreSettings(
  tx: AppTx,
  row: StoreSettingsRow & { changed_by: string; changed_at: Date },
): Promise<void> {
  await tx
    .insertInto('store_settings')
    .values({ app_id: tx.app_id, ...row })
    .onConflict((conflict) => conflict.column('app_id').doUpdateSet(row))
    .execute()
}

export async function listStoreProducts(db: AppDb | AppTx, store: StoreName): Promise<StoreProduct[]> {
  return db
    .selectFrom('store_products')
    .select(['store_product_id', 'product_id'])
    .where('app_id', '=', db.app_id)
    .where('store', '=', store)
    .orderBy('store_product_id')
    .execute()
}

/** The product that an id of the store opens; null where the owner has named none. */
export async function findStoreProductId(
  db: AppDb | AppTx,
  store: StoreName,
  store_product_id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('store_products')
    .select('product_id')
    .where('app_id', '=', db.app_id)
    .where('store', '=', store)
    .where('store_product_id', '=', store_product_id)
    .executeTakeFirst()
  return row?.product_id ?? null
}

/** Writes the whole list. */
export async function replaceStoreProducts(
  tx: AppTx,
  store: StoreName,
  products: readonly StoreProduct[],
): Promise<void> {
  await tx.deleteFrom('store_products').where('app_id', '=', tx.app_id).where('store', '=', store).execute()
  if (products.length === 0) return
  await tx
    .insertInto('store_products')
    .values(products.map((product) => ({ app_id: tx.app_id, store, ...product })))
    .execute()
}
