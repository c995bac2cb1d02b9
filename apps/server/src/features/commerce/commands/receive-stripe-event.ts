import type { Ctx } from '#platform/context.ts'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { isId } from '#platform/ids.ts'
import { callProvider } from '../providers/call-provider.ts'
import type { VerifiedEvent } from '../providers/stripe/verify-event.ts'
import { findOrder, findOrderByProviderId, type OrderRow } from '../repository/orders.ts'
import { findPaidOrderId, hasPaymentEvent, insertPaymentEvent } from '../repository/payments.ts'
import { applySnapshot } from './apply-snapshot.ts'

/**
 * Handles a signed Stripe event by reading its order from Stripe. No other content of the event is used, so late,
 * repeated and missing events lead to the same state.
 */
export async function receiveStripeEvent(ctx: Ctx, event: VerifiedEvent): Promise<void> {
  const { id: event_id, type, data } = event
  const provider = 'stripe'
  if (await hasPaymentEvent(ctx.db, { provider, event_id })) return
  const order = await findEventOrder(ctx.db, event)
  // An order without an attached payment cannot have been paid.
  const snapshot =
    order && order.provider_intent_id !== null
      ? await callProvider(ctx, order, (stripe) => stripe.read(order))
      : null
  await ctx.write(async (tx, emit) => {
    const is_new = await insertPaymentEvent(tx, {
      provider,
      event_id,
      type,
      object_id: data.object.id,
      order_id: order?.id ?? null,
      received_at: ctx.now(),
    })
    if (is_new && order && snapshot) await applySnapshot({ ctx, tx, emit }, order.id, snapshot)
  })
}

/** The order is looked up among the app's own, so an event about another app's finds none. */
async function findEventOrder(
  db: AppDb | AppTx,
  { data: { object } }: VerifiedEvent,
): Promise<OrderRow | null> {
  const subscription =
    object.object === 'subscription'
      ? object.id
      : (object.subscription ?? object.parent?.subscription_details?.subscription)
  if (subscription) {
    const order = await findOrderByProviderId(db, 'stripe', { subscription_id: subscription })
    if (order) return order
  }
  const intent = object.payment_intent ?? object.id
  const order = intent ? await findOrderByProviderId(db, 'stripe', { intent_id: intent }) : null
  if (order) return order
  const named_order = object.metadata?.['order_id'] ?? (await findPaidOrderId(db, 'stripe', intent))
  const found = named_order && isId(named_order) ? await findOrder(db, named_order) : null
  return found?.provider === 'stripe' ? found : null
}
