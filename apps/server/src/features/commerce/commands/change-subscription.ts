import type { Ctx } from '#platform/context.ts'
import type { OpenedOrder } from '../order.ts'
import { findOrder } from '../repository/orders.ts'
import { findSubscription, saveCancellation, type SubscriptionRow } from '../repository/subscriptions.ts'
import { attachSnapshot } from './apply-snapshot.ts'
import { changeAtProvider } from './change-at-provider.ts'
import { withdrawSwitch } from './switch-plan.ts'

/**
 * Lets a subscription run out at the end of what is paid; null where it does so already or is over. A planned break or
 * switch is withdrawn; one that is paused or overdue has nothing left and ends at once.
 */
export async function cancelSubscription(
  ctx: Ctx,
  subscription: SubscriptionRow,
): Promise<SubscriptionRow | null> {
  const { order_id, id, ended_at, cancel_at_period_end, state, pause_starts_at, pause_ends_at } = subscription
  const order = await findOrder(ctx.db, order_id)
  if (!order || ended_at || cancel_at_period_end) return null
  await withdrawSwitch(ctx, subscription)
  const { snapshot } = await changeAtProvider(ctx, order, async (provider) => {
    if (state === 'paused' || state === 'past_due') return provider.endNow(order)
    if (pause_starts_at && pause_ends_at)
      await provider.endPause(order, { starts_at: pause_starts_at, ends_at: pause_ends_at })
    return provider.cancelAtPeriodEnd(order)
  })
  await attachSnapshot(ctx, order_id, snapshot)
  await ctx.write((tx) => saveCancellation(tx, id, ctx.now()))
  return findSubscription(ctx.db, id)
}

/** Withdraws a cancellation before it takes effect. Its outcome is what the provider then reports. */
export async function resumeSubscription(
  ctx: Ctx,
  { order_id, id, ended_at, cancel_at_period_end }: SubscriptionRow,
): Promise<SubscriptionRow | 'not_canceled' | 'already_ended'> {
  if (ended_at) return 'already_ended'
  const order = await findOrder(ctx.db, order_id)
  if (!order || !cancel_at_period_end) return 'not_canceled'
  const { outcome, snapshot } = await changeAtProvider(ctx, order, (provider) => provider.resume(order))
  await attachSnapshot(ctx, order_id, snapshot)
  if (outcome) await ctx.write((tx) => saveCancellation(tx, id, null))
  const resumed = await findSubscription(ctx.db, id)
  return outcome && resumed && !resumed.ended_at ? resumed : 'already_ended'
}

/** Tries what is owed again; null where nothing is. */
export async function paySubscription(
  ctx: Ctx,
  { order_id, state }: SubscriptionRow,
  payment: { card: string | null; is_authenticated: boolean },
): Promise<OpenedOrder | null> {
  const order = await findOrder(ctx.db, order_id)
  if (!order || state !== 'past_due') return null
  const { outcome, snapshot, publishable_key } = await changeAtProvider(ctx, order, (provider) =>
    provider.payOverdue(order, payment),
  )
  const updated = await attachSnapshot(ctx, order_id, snapshot)
  return { order: updated ?? order, ...outcome, publishable_key }
}
