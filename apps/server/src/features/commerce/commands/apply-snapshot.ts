import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import { lockCurrentApp } from '../../apps/index.ts'
import type { PaidFact, Snapshot } from '../providers/provider.ts'
import { lockOrder, updateIntentStatus, type OrderRow } from '../repository/orders.ts'
import { insertOrderEvent } from '../repository/order-events.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { applyReturns, type WriteContext } from './apply-returns.ts'
import { settleOrder } from './settle-order.ts'

export type { WriteContext } from './apply-returns.ts'

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
 * Applies the provider's snapshot of an order: settles it when paid, advances its subscription, applies refunds
 * and disputes.
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
  else if (!is_settled) await updateOpenOrder(ctx, tx, order, snapshot)

  if (paid && snapshot.subscription)
    await advanceSubscription({ ctx, tx, emit, order, snapshot, reported: snapshot.subscription })
  if (paid) {
    const period = snapshot.subscription?.first_period ?? null
    const { read_at } = snapshot
    await applyReturns({ ctx, tx, emit, order, fact: paid, period, is_own_payment: true, read_at })
  }
  return lockOrder(tx, order_id)
}

/** A payment that failed is an event of the order, once until it is tried again. */
async function updateOpenOrder(ctx: Ctx, tx: AppTx, order: OrderRow, snapshot: Snapshot): Promise<void> {
  await updateIntentStatus(tx, order.id, snapshot)
  const is_newer = order.intent_read_at === null || order.intent_read_at <= snapshot.read_at
  if (
    order.status !== 'open' ||
    snapshot.status !== 'failed' ||
    order.intent_status === 'failed' ||
    !is_newer
  )
    return
  await insertOrderEvent(tx, {
    id: newId(),
    subscriber_id: order.subscriber_id,
    order_id: order.id,
    kind: 'payment_failed',
    text: '',
    actor_id: null,
    actor_name: null,
    at: ctx.now(),
  })
}

/** App, product and member are the order's own; amount, currency and mode must be too (security, "Money"). */
function matchesOrder(order: OrderRow, paid: PaidFact): boolean {
  return (
    paid.amount === order.final_amount && paid.currency === order.currency && paid.is_test === order.is_test
  )
}
