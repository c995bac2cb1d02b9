import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { isAppleKey } from '../../identity/index.ts'
import { findExistingProductIds } from '../repository/product-names.ts'
import {
  findStoreSettings,
  replaceStoreProducts,
  saveStoreSettings,
  type StoreProduct,
  type StoreSettingsRow,
} from '../repository/store-settings.ts'
import { appStore } from '../stores/app-store/app-store.ts'
import { endTestMoneyJob } from '../test-money-jobs.ts'
import { decryptStoreKey, encryptStoreKey } from '../stores/app-store/keys.ts'

type StoreInput = Omit<StoreSettingsRow, 'private_key_sealed'> & {
  private_key?: string | undefined
  products: readonly StoreProduct[]
  by: string
}

/**
 * Stores the App Store settings with a sealed key; an omitted key is retained, an empty one removed. Disabling
 * testers ends their purchases. False if Apple refuses the key; throws `invalid` or `ProviderError`.
 */
export async function saveStore(ctx: Ctx, input: StoreInput): Promise<StoreSettingsRow | false> {
  const { issuer_id, key_id, bundle_id, accepts_test, products } = input
  const stored = await findStoreSettings(ctx.db)
  const private_key = input.private_key ?? (stored && decryptStoreKey(ctx, stored)) ?? ''
  await validateStoreProducts(ctx, products)
  if (private_key !== '') {
    for (const [field, value] of Object.entries({ issuer_id, key_id, bundle_id }))
      if (value === '') throw invalidField(field, 'required')
    if (!isAppleKey(private_key)) throw invalidField('private_key', 'private_key_invalid')
    const store = appStore(
      { private_key, key_id, issuer_id, bundle_id },
      {
        with_test: false,
        address: ctx.services.addresses.app_store,
      },
    )
    if (!(await store.takesKey())) return false
  }
  const private_key_sealed = encryptStoreKey(ctx, private_key)
  const row: StoreSettingsRow = { issuer_id, key_id, bundle_id, private_key_sealed, accepts_test }
  await ctx.write(async (tx) => {
    await saveStoreSettings(tx, { ...row, changed_by: input.by, changed_at: ctx.now() })
    await replaceStoreProducts(tx, 'app_store', products)
    if (!accepts_test) await enqueue(tx, endTestMoneyJob, {})
  })
  return row
}

/** Throws `invalid` for a product that does not exist, and for an id of the store that is named twice. */
export async function validateStoreProducts(ctx: Ctx, products: readonly StoreProduct[]): Promise<void> {
  const named = new Set<string>()
  const known = await findExistingProductIds(
    ctx.db,
    products.map((one) => one.product_id),
  )
  for (const [index, { store_product_id, product_id }] of products.entries()) {
    if (!known.has(product_id)) throw invalidField(`products.${index}.product_id`, 'unknown_product')
    if (named.has(store_product_id)) throw invalidField(`products.${index}.store_product_id`, 'given_twice')
    named.add(store_product_id)
  }
}
