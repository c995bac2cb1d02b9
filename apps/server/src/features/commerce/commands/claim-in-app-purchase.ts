import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { findStoreProductId } from '../repository/store-settings.ts'
import type { Store, StoreName, StorePurchase } from '../stores/store.ts'
import { readInAppPurchaseJob, readKnown } from '../store-jobs.ts'
import { bindInAppPurchase } from './sync-in-app-purchase.ts'

type Claim = {
  store: StoreName
  subscriber_id: string
  product_id: string
  transaction_id: string
  original_transaction_id: string
}

/**
 * Reads a transaction at the store and grants its member the product. All mismatches get the same response, so that
 * nobody learns whose transaction it is; the reason is logged.
 */
export async function claimInAppPurchase(
  ctx: Ctx,
  store: Store,
  claim: Claim,
): Promise<'ok' | 'purchase_not_verified'> {
  const read_at = ctx.services.clock.now()
  const reported = await readKnown(ctx, store, claim.transaction_id)
  const { store: name, subscriber_id, product_id } = claim
  const mismatch = await findMismatch(ctx, claim, reported)
  const binding = { store: name, read_at, subscriber_id, product_id }
  if (!mismatch && reported && (await bindInAppPurchase(ctx, { ...binding, reported }))) {
    const { original_transaction_id, awaits_acknowledgement } = reported
    if (awaits_acknowledgement)
      await ctx.write((tx) => enqueue(tx, readInAppPurchaseJob, { original_transaction_id }))
    return 'ok'
  }
  ctx.services.log.warn(
    { subscriber_id, product_id, mismatch: mismatch ?? 'bound_to_another' },
    'A purchase in a store was not what its claim says.',
  )
  return 'purchase_not_verified'
}

type Mismatch = 'unknown' | 'another_purchase' | 'another_account' | 'another_product'

async function findMismatch(
  ctx: Ctx,
  claim: Claim,
  reported: StorePurchase | null,
): Promise<Mismatch | null> {
  if (!reported) return 'unknown'
  // A shell does not know the first token of a chain of upgrades at Google Play.
  if (claim.store === 'app_store' && reported.original_transaction_id !== claim.original_transaction_id)
    return 'another_purchase'
  if (reported.account_token !== claim.subscriber_id) return 'another_account'
  const opened_product_id = await findStoreProductId(ctx.db, claim.store, reported.store_product_id)
  return opened_product_id === claim.product_id ? null : 'another_product'
}
