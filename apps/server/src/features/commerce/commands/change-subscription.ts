import type { Ctx } from '#platform/context.ts'
import { providerOf } from '../providers/choose.ts'
import { lockOrder } from '../repository/orders.ts'
import {
  findSubscription,
  lockSubscriptionOfOrder,
  type SubscriptionRow,
} from '../repository/subscriptions.ts'
import { applySnapshot } from './apply-snapshot.ts'
import type { OpenedOrder } from './open-order.ts'

/** Lets a subscription run out at the end of what is paid; null where it does so already or is over. */
export async function cancelSubscription(
  ctx: Ctx,
  { order_id, id }: SubscriptionRow,
): Promise<SubscriptionRow | null> {
  return ctx.write(async (tx) => {
    const order = await lockOrder(tx, order_id)
    const current = await lockSubscriptionOfOrder(tx, order_id)
    if (!order || !current || current.ended_at || current.cancel_at_period_end) return null
    const provider = await providerOf(ctx, tx, order)
    await provider.cancelAtPeriodEnd(order)
    await applySnapshot(ctx, order_id, await provider.read(order))
    return findSubscription(tx, id)
  })
}

/** Tries what is owed again; null where nothing is. */
export async function paySubscription(
  ctx: Ctx,
  { order_id }: SubscriptionRow,
  how: { card: string | null; is_authenticated: boolean },
): Promise<OpenedOrder | null> {
  return ctx.write(async (tx) => {
    const order = await lockOrder(tx, order_id)
    const current = await lockSubscriptionOfOrder(tx, order_id)
    if (!order || current?.state !== 'past_due') return null
    const provider = await providerOf(ctx, tx, order)
    const { status, client_secret } = await provider.payOverdue(order, how)
    const after = await applySnapshot(ctx, order_id, await provider.read(order))
    return { order: after ?? order, status, client_secret, publishable_key: provider.publishable_key }
  })
}
