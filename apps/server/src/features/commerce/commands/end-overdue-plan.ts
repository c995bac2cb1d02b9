import type { Ctx } from '#platform/context.ts'
import { findOrder } from '../repository/orders.ts'
import { findSubscription } from '../repository/subscriptions.ts'
import { isGraceOver } from '../subscription-state.ts'
import { attachSnapshot } from './apply-snapshot.ts'
import { changeAtProvider } from './change-at-provider.ts'

/** Ends a plan at its provider once its days of grace are over. What was paid meanwhile is attached instead. */
export async function endOverduePlan(ctx: Ctx, subscription_id: string): Promise<void> {
  const plan = await findSubscription(ctx.db, subscription_id)
  if (!plan || !isGraceOver(plan, ctx.now())) return
  const order = await findOrder(ctx.db, plan.order_id)
  if (!order) return
  const { snapshot } = await changeAtProvider(ctx, order, (provider) => provider.endUnpaid(order))
  await attachSnapshot(ctx, order.id, snapshot)
}
