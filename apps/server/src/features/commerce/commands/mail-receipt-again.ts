import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { queueOrderMail } from '../mails/order-mail.ts'
import type { OrderRow } from '../order.ts'
import { listOrderPayments } from '../repository/payments.ts'
import { listOrderPurchases } from '../repository/purchases.ts'
import { findSubscriptionOfOrder } from '../repository/subscriptions.ts'

/** Mails what was bought and paid once more, with what the subscription takes next by now. False if nothing was. */
export async function mailReceiptAgain(ctx: Ctx, order: OrderRow): Promise<boolean> {
  const [payments, purchases, subscription] = await Promise.all([
    listOrderPayments(ctx.db, order.id),
    listOrderPurchases(ctx.db, order.id),
    findSubscriptionOfOrder(ctx.db, order.id),
  ])
  if (order.paid_at === null || purchases.length === 0) return false
  const is_renewed = subscription && !subscription.ended_at && !subscription.cancel_at_period_end
  const next = is_renewed && {
    amount: subscription.amount,
    interval: subscription.interval,
    interval_count: subscription.interval_count,
    at: subscription.period_ends_at.toISOString(),
  }
  await ctx.write((tx) =>
    queueOrderMail(tx, `${order.id}:${newId()}`, {
      kind: 'purchase',
      subscriber_id: order.subscriber_id,
      order_id: order.id,
      titles: purchases.map(({ title }) => title),
      currency: order.currency,
      is_test: order.is_test,
      amount: purchases.reduce((sum, { total }) => sum + total, 0),
      next: next || null,
      access_until: null,
      is_subscription: Boolean(next),
      invoice_of: payments[0]?.provider_payment_id ?? null,
    }),
  )
  return true
}
