import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { revoke } from '../../access/index.ts'
import { lockCurrentApp } from '../../apps/index.ts'
import type { PaidFact, Reversal, Snapshot } from '../providers/provider.ts'
import { lockOrder, transitionOrder, updateIntentStatus, type OrderRow } from '../repository/orders.ts'
import { reversePayment } from '../repository/payments.ts'
import { endPurchases, listOrderPurchases } from '../repository/purchases.ts'
import { advanceSubscription, revokePeriod } from './advance-subscription.ts'
import { settleOrder } from './settle-order.ts'

/** A transaction of an app in which an outcome is attached. */
export type WriteContext = { ctx: Ctx; tx: AppTx; emit: Emit }

/** Attaches what a provider knows of an order, in the transaction of the request or job, or in one of its own. */
export function attachSnapshot(
  ctx: Ctx,
  order_id: string,
  snapshot: Snapshot,
  write: Ctx['write'] = ctx.write,
): Promise<OrderRow | null> {
  return write((tx, emit) => applySnapshot({ ctx, tx, emit }, order_id, snapshot))
}

/**
 * Applies the provider's snapshot of an order: settles it when paid, advances its subscription, revokes refunds.
 * Repeated and older snapshots change nothing, nor does test money in an app that takes real money.
 */
export async function applySnapshot(
  { ctx, tx, emit }: WriteContext,
  order_id: string,
  snapshot: Snapshot,
): Promise<OrderRow | null> {
  const order = await lockOrder(tx, order_id)
  if (!order) return null
  const { paid } = snapshot
  if (paid && !matchesOrder(order, paid)) {
    const { amount, currency, is_test } = paid
    ctx.services.log.error(
      { order_id, amount, currency, is_test },
      'A payment is not what its order asks for.',
    )
    return order
  }
  // Locked, so that the end of test money finds whatever is settled before it.
  if (paid?.is_test && !(await lockCurrentApp(tx)).app.is_sandbox) return order
  const is_settled = order.status === 'paid' || order.status === 'refunded'
  if (paid && !is_settled) await settleOrder({ ctx, tx, emit, order, snapshot: { ...snapshot, paid } })
  else if (!is_settled) await updateIntentStatus(tx, order.id, snapshot)

  if (paid && snapshot.subscription)
    await advanceSubscription({ ctx, tx, emit, order, snapshot, reported: snapshot.subscription })
  if (paid?.reversal) await reverseOrder({ ctx, tx, emit, order, snapshot, paid, reversal: paid.reversal })
  return lockOrder(tx, order_id)
}

/** App, product and member are the order's own; amount, currency and mode must be too (security, "Money"). */
function matchesOrder(order: OrderRow, paid: PaidFact): boolean {
  return (
    paid.amount === order.final_amount && paid.currency === order.currency && paid.is_test === order.is_test
  )
}

type OrderReversal = WriteContext & {
  order: OrderRow
  snapshot: Snapshot
  paid: PaidFact
  reversal: Reversal
}

/** The order's own payment went back: what was bought once is over, and so is the first period of what renews. */
async function reverseOrder({
  ctx,
  tx,
  emit,
  order,
  snapshot,
  paid,
  reversal,
}: OrderReversal): Promise<void> {
  await reversePayment(tx, { provider: order.provider, provider_payment_id: paid.payment_id }, reversal)
  const purchases = await listOrderPurchases(tx, order.id)
  const one_time = purchases.filter((purchase) => purchase.subscription_id === null)
  const now = ctx.now()
  for (const { id: cause_id, subscriber_id, product_id } of one_time) {
    const { reason, at } = reversal
    await revoke(tx, emit, { subscriber_id, product_id, cause: 'purchase', cause_id, at, reason, now })
  }
  await endPurchases(
    tx,
    one_time.map((purchase) => purchase.id),
    reversal.at,
  )
  const recurring = purchases.find((purchase) => purchase.subscription_id !== null)
  if (recurring?.subscription_id && snapshot.subscription) {
    const about = {
      subscriber_id: order.subscriber_id,
      product_id: recurring.product_id,
      id: recurring.subscription_id,
    }
    await revokePeriod({ tx, emit, about, period: snapshot.subscription.first_period, reversal, now })
  }
  await transitionOrder(tx, order.id, { from: 'paid', status: 'refunded' })
}
