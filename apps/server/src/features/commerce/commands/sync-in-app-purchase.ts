import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { grant, revoke } from '../../access/index.ts'
import {
  insertInAppPurchase,
  lockInAppPurchase,
  updateInAppPurchase,
  type InAppPurchaseRow,
} from '../repository/in-app-purchases.ts'
import { findStoreProductId } from '../repository/store-settings.ts'
import type { StoreName, StorePurchase } from '../stores/store.ts'
import { GRACE_MS } from '../subscription-state.ts'
import { computeNextReading } from '../stores/next-reading.ts'

type StoreReading = { reported: StorePurchase; read_at: Date }

/** Binds a purchase to a member and grants it; false if it belongs to another member. */
export async function bindInAppPurchase(
  ctx: Ctx,
  {
    reported,
    read_at,
    store,
    subscriber_id,
    product_id,
  }: StoreReading & { store: StoreName; subscriber_id: string; product_id: string },
): Promise<boolean> {
  return ctx.write(async (tx) => {
    const { original_transaction_id, read_id, store_product_id, is_test, starts_at: purchased_at } = reported
    await insertInAppPurchase(tx, {
      id: newId(),
      store,
      subscriber_id,
      product_id,
      original_transaction_id,
      read_id,
      store_product_id,
      is_test,
      purchased_at,
      period_ends_at: null,
      ended_at: null,
      taken_back_at: null,
      // Older than any reading, whatever the store's clock.
      read_at: new Date(0),
      next_read_at: null,
      unknown_since: null,
    })
    const bound = await syncInAppPurchase(ctx, { reported, read_at })
    return bound?.subscriber_id === subscriber_id
  })
}

/**
 * Synchronizes a purchase from the store: grants each paid period until its end plus grace, revokes the rest on end
 * or refund. Older readings change nothing. Null if no member has claimed it.
 */
export async function syncInAppPurchase(
  ctx: Ctx,
  { reported, read_at }: StoreReading,
): Promise<InAppPurchaseRow | null> {
  return ctx.write(async (tx, emit) => {
    const known = await lockInAppPurchase(tx, reported.original_transaction_id)
    if (!known || read_at < known.read_at) return known
    const { id: cause_id, subscriber_id } = known
    const now = ctx.now()
    const cause = { subscriber_id, cause: 'in_app_purchase' as const, cause_id, now }
    const product_id = await findGrantedProduct(tx, known, reported)
    if (product_id !== known.product_id)
      await revoke(tx, emit, {
        ...cause,
        product_id: known.product_id,
        at: reported.starts_at,
        reason: 'ended',
      })

    if (product_id !== null) {
      const starts_at = grantStart(known, { ...reported, starts_at: periodStart(known, reported) }, read_at)
      await grant(tx, emit, { ...cause, product_id, starts_at, ends_at: grantEnd(reported) })
      if (reported.over) await revoke(tx, emit, { ...cause, product_id, ...reported.over })
    }

    const next: InAppPurchaseRow = {
      ...known,
      ...(product_id === null ? {} : { product_id, store_product_id: reported.store_product_id }),
      read_id: reported.read_id,
      period_ends_at: reported.ends_at,
      read_at,
      unknown_since: null,
      ended_at: reported.over?.at ?? (product_id === null ? reported.starts_at : null),
      taken_back_at: product_id === null || product_id === known.product_id ? known.taken_back_at : null,
      next_read_at: computeNextReading(reported, { purchased_at: known.purchased_at, now }),
    }
    await updateInAppPurchase(tx, next)
    return next
  })
}

/**
 * Returns the product of a purchase now; null if it has become one without a product of the owner, which must not be
 * granted since it may cost more.
 */
async function findGrantedProduct(
  tx: AppTx,
  known: InAppPurchaseRow,
  reported: StorePurchase,
): Promise<string | null> {
  const named_product_id = await findStoreProductId(tx, known.store, reported.store_product_id)
  return named_product_id ?? (reported.store_product_id === known.store_product_id ? known.product_id : null)
}

/** Google Play reports the start of the whole subscription: a new period starts where the known one has ended. */
function periodStart(known: InAppPurchaseRow, { starts_at, ends_at, store_product_id }: StorePurchase): Date {
  const { store, period_ends_at } = known
  const is_renewal = store_product_id === known.store_product_id && period_ends_at && ends_at
  return store === 'google_play' && is_renewal && ends_at > period_ends_at ? period_ends_at : starts_at
}

/** When the store reverses a refund, the grant starts at the time that was read. */
function grantStart({ ended_at }: InAppPurchaseRow, { over, starts_at }: StorePurchase, read_at: Date): Date {
  return ended_at && !over && starts_at <= ended_at ? read_at : starts_at
}

function grantEnd({ ends_at, grace_ends_at }: StorePurchase): Date | null {
  if (!ends_at) return null
  return new Date(Math.max(ends_at.getTime() + GRACE_MS, grace_ends_at?.getTime() ?? 0))
}
