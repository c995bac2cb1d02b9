import type { Ctx } from '#platform/context.ts'
import { productOfStore } from '../repository/store-settings.ts'
import type { Store, StorePurchase } from '../stores/store.ts'
import { bindInAppPurchase } from './follow-in-app-purchase.ts'

type Claim = {
  subscriber_id: string
  product_id: string
  transaction_id: string
  original_transaction_id: string
}

/**
 * Reads a transaction at the store and gives its member what it bought. Everything that does not fit answers alike,
 * so that nobody learns whose a transaction is; the reason is logged.
 */
export async function claimInAppPurchase(
  ctx: Ctx,
  store: Store,
  claim: Claim,
): Promise<'ok' | 'purchase_not_verified'> {
  const read_at = ctx.services.clock.now()
  const told = await store.read(claim.transaction_id)
  const { subscriber_id, product_id } = claim
  const misfit = await misfitOf(ctx, claim, told)
  if (!misfit && told && (await bindInAppPurchase(ctx, { told, read_at, subscriber_id, product_id })))
    return 'ok'
  ctx.services.log.warn(
    { subscriber_id, product_id, misfit: misfit ?? 'bound_to_another' },
    'A purchase in the App Store was not what its claim says.',
  )
  return 'purchase_not_verified'
}

type Misfit = 'unknown' | 'another_purchase' | 'another_account' | 'another_product'

async function misfitOf(ctx: Ctx, claim: Claim, told: StorePurchase | null): Promise<Misfit | null> {
  if (!told) return 'unknown'
  if (told.original_transaction_id !== claim.original_transaction_id) return 'another_purchase'
  if (told.account_token !== claim.subscriber_id) return 'another_account'
  const opens = await productOfStore(ctx.db, told.store_product_id)
  return opens === claim.product_id ? null : 'another_product'
}
