import { isId } from '#platform/ids.ts'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { ProvenEvent } from '../providers/stripe/prove-event.ts'
import { findOrder, findOrderAt, type OrderRow } from '../repository/orders.ts'
import { findPaidOrderId, insertPaymentEvent } from '../repository/payments.ts'
import { syncOrder } from './sync-order.ts'

/**
 * Takes an event that Stripe signed: finds the order that it is about and reads that order anew. What the event says
 * counts for nothing else, so late, repeated and missing events lead to the same state.
 */
export async function receiveStripeEvent(ctx: Ctx, event: ProvenEvent): Promise<void> {
  await ctx.write(async (tx) => {
    const order = await orderOf(tx, event)
    const is_new = await insertPaymentEvent(tx, {
      ...{ provider: 'stripe', event_id: event.id, type: event.type, object_id: event.data.object.id },
      ...{ order_id: order?.id ?? null, received_at: ctx.now() },
    })
    if (is_new && order) await syncOrder(ctx, order)
  })
}

/** The order is looked up among the app's own, so an event about another app's finds none. */
async function orderOf(tx: AppTx, { data: { object } }: ProvenEvent): Promise<OrderRow | null> {
  const subscription =
    object.object === 'subscription'
      ? object.id
      : (object.subscription ?? object.parent?.subscription_details?.subscription)
  if (subscription) {
    const order = await findOrderAt(tx, 'stripe', { subscription_id: subscription })
    if (order) return order
  }
  const intent = object.payment_intent ?? object.id
  const order = intent ? await findOrderAt(tx, 'stripe', { intent_id: intent }) : null
  if (order) return order
  const named = object.metadata?.['order_id'] ?? (await findPaidOrderId(tx, 'stripe', intent))
  const found = named && isId(named) ? await findOrder(tx, named) : null
  return found?.provider === 'stripe' ? found : null
}
