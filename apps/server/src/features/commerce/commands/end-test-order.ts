import type { Ctx } from '#platform/context.ts'
import { revoke } from '../../access/index.ts'
import { moveCouponUse } from '../repository/coupon-uses.ts'
import { lockOrder, transitionOrder } from '../repository/orders.ts'
import { endPurchases, listOrderPurchases, type PurchaseRow } from '../repository/purchases.ts'
import { closeSandboxIntent } from '../repository/sandbox.ts'
import { lockSubscriptionOfOrder } from '../repository/subscriptions.ts'
import { endLocalSubscription } from './end-local-subscription.ts'

/**
 * Ends a test order and revokes its grants. Grants by a clock that was ahead are revoked at their start, so that
 * they never apply.
 */
export async function endTestOrder(ctx: Ctx, order_id: string): Promise<void> {
  await ctx.write(async (tx, emit) => {
    const order = await lockOrder(tx, order_id)
    if (!order?.is_test) return
    const now = ctx.now()
    await transitionOrder(tx, order_id, { from: 'open', status: 'abandoned' })
    await closeSandboxIntent(tx, order_id, now)
    if (order.coupon_id) await moveCouponUse(tx, order_id, 'released')

    const subscription = await lockSubscriptionOfOrder(tx, order_id)
    for (const purchase of await listOrderPurchases(tx, order_id)) {
      if (purchase.ended_at) continue
      const at = latest(now, purchase.purchased_at, subscription?.period_starts_at)
      const { subscriber_id, product_id } = purchase
      await revoke(tx, emit, { subscriber_id, product_id, ...causeOf(purchase), at, reason: 'ended', now })
      await endPurchases(tx, [purchase.id], at)
    }
    if (subscription) {
      const at = latest(now, subscription.period_starts_at)
      await endLocalSubscription(tx, { subscription, at })
    }
  })
}

function causeOf({ id, subscription_id }: PurchaseRow) {
  return subscription_id === null
    ? { cause: 'purchase' as const, cause_id: id }
    : { cause: 'subscription' as const, cause_id: subscription_id }
}

function latest(first: Date, ...others: (Date | undefined)[]): Date {
  return new Date(Math.max(first.getTime(), ...others.map((date) => date?.getTime() ?? 0)))
}
