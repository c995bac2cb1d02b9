import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { LedgerLine } from '../../access/index.ts'
import type { OrderRow } from '../order.ts'
import { withProviderErrors } from '../with-provider-errors.ts'
import { NotConnectedError, type Snapshot } from '../providers/provider.ts'
import { lockInAppPurchaseById, markRevoked } from '../repository/in-app-purchases.ts'
import { findOrder, lockOrder } from '../repository/orders.ts'
import { endPurchases, findPurchaseOrderId } from '../repository/purchases.ts'
import { findSubscription, lockSubscriptionOfOrder } from '../repository/subscriptions.ts'
import { applySnapshot, type WriteContext } from './apply-snapshot.ts'
import { changeAtProvider } from './change-at-provider.ts'
import { endLocalSubscription } from './end-local-subscription.ts'

/**
 * Locks the payment behind a ledger line, so that no payment, renewal or refund of it is processed during the
 * revocation.
 */
export async function lockPayment(tx: AppTx, { cause, cause_id }: LedgerLine): Promise<void> {
  if (cause === 'in_app_purchase') return lockInAppPurchaseById(tx, cause_id)
  await lockPaidOrder(tx, { cause, cause_id })
}

/**
 * Cancels the payment behind a revoked line. A subscription ends at its provider first, before any transaction;
 * throws `unavailable` if it does not respond. Returns the second step for the ledger's transaction.
 */
export async function cancelPayment(ctx: Ctx, line: LedgerLine): Promise<(at: Date) => Promise<void>> {
  const { cause, cause_id } = line
  const snapshot = cause === 'subscription' ? await endSubscriptionAtProvider(ctx, cause_id) : null
  return (at) =>
    ctx.write(async (tx, emit) => {
      if (cause === 'purchase') await endPurchases(tx, [cause_id], at)
      if (cause === 'in_app_purchase') await markRevoked(tx, cause_id, at)
      if (cause === 'subscription') await endSubscription({ ctx, tx, emit }, { line, snapshot, at })
    })
}

/** Null if there is nothing to end at the provider: it has ended, or its account is no longer connected. */
async function endSubscriptionAtProvider(ctx: Ctx, id: string): Promise<Snapshot | null> {
  const subscription = await findSubscription(ctx.db, id)
  if (!subscription || subscription.ended_at) return null
  const order = await findOrder(ctx.db, subscription.order_id)
  if (!order) return null
  return withProviderErrors(async () => {
    try {
      return (await changeAtProvider(ctx, order, (provider) => provider.endNow(order))).snapshot
    } catch (error) {
      if (error instanceof NotConnectedError) return null
      throw error
    }
  })
}

type SubscriptionEnd = { line: LedgerLine; snapshot: Snapshot | null; at: Date }

async function endSubscription(
  write_context: WriteContext,
  { line, snapshot, at }: SubscriptionEnd,
): Promise<void> {
  const { tx } = write_context
  const order = await lockPaidOrder(tx, line)
  const subscription = order && (await lockSubscriptionOfOrder(tx, order.id))
  if (!subscription || subscription.ended_at) return
  if (snapshot) await applySnapshot(write_context, order.id, snapshot)
  else await endLocalSubscription(tx, { subscription, at })
}

async function lockPaidOrder(tx: AppTx, { cause, cause_id }: LedgerLine): Promise<OrderRow | null> {
  const order_id =
    cause === 'subscription'
      ? (await findSubscription(tx, cause_id))?.order_id
      : cause === 'purchase'
        ? await findPurchaseOrderId(tx, cause_id)
        : undefined
  return order_id === undefined ? null : lockOrder(tx, order_id)
}
