import { enqueue } from '#platform/jobs/index.ts'
import { toRealTime } from '#platform/clock/to-real-time.ts'
import type { Ctx } from '#platform/context.ts'
import { findPeopleBySubscriber } from '../../directory/index.ts'
import type { OrderRow } from '../order.ts'
import { canPause, pauseEndOf } from '../present-subscriptions.ts'
import type { CardChange, Pause } from '../providers/provider.ts'
import { findOrder } from '../repository/orders.ts'
import { findSubscription, type SubscriptionRow } from '../repository/subscriptions.ts'
import { listSwitches } from '../repository/switches.ts'
import { attachSnapshot } from './apply-snapshot.ts'
import { changeAtProvider } from './change-at-provider.ts'
import { syncOrderJob } from './poll-order.ts'

/** Plans a break from the end of the paid period of a subscription that is going to renew at the same price. */
export async function pauseSubscription(
  ctx: Ctx,
  subscription: SubscriptionRow,
  months: number,
): Promise<SubscriptionRow | 'cannot_pause' | 'switch_planned'> {
  const { order_id, id, period_ends_at: starts_at } = subscription
  const [order, switches] = await Promise.all([findOrder(ctx.db, order_id), listSwitches(ctx.db, [id])])
  if (!order || !canPause(subscription) || starts_at <= ctx.now()) return 'cannot_pause'
  if (switches.some(({ state }) => state === 'planned')) return 'switch_planned'
  const pause = { starts_at, ends_at: pauseEndOf(subscription, months, ctx.app.time_zone) }
  const { snapshot } = await changeAtProvider(ctx, order, (provider) => provider.pause(order, pause))
  await attachSnapshot(ctx, order_id, snapshot)
  await scheduleReadings(ctx, order, pause)
  return (await findSubscription(ctx.db, id)) ?? 'cannot_pause'
}

/** Access ends when a break starts; a moment later, so that the provider's own dates have passed. */
async function scheduleReadings(ctx: Ctx, { id: order_id }: OrderRow, pause: Pause): Promise<void> {
  const dates = [pause.starts_at, pause.ends_at].map((at) => new Date(at.getTime() + 1000))
  await ctx.write(async (tx) => {
    for (const at of dates) await enqueue(tx, syncOrderJob, { order_id }, { run_at: toRealTime(ctx, at) })
  })
}

/** Withdraws a break that has not started, or starts a new period now. */
export async function endPause(
  ctx: Ctx,
  { order_id, id, pause_starts_at, pause_ends_at, ended_at }: SubscriptionRow,
): Promise<SubscriptionRow | 'not_paused' | 'payment_failed'> {
  const order = await findOrder(ctx.db, order_id)
  if (!order || !pause_starts_at || !pause_ends_at || ended_at) return 'not_paused'
  const pause = { starts_at: pause_starts_at, ends_at: pause_ends_at }
  const { outcome, snapshot } = await changeAtProvider(ctx, order, (provider) =>
    provider.endPause(order, pause),
  )
  await attachSnapshot(ctx, order_id, snapshot)
  if (outcome !== 'succeeded') return 'payment_failed'
  return (await findSubscription(ctx.db, id)) ?? 'not_paused'
}

/** Changes the card that renews a subscription; null where it has ended. */
export async function changeSubscriptionCard(
  ctx: Ctx,
  { order_id, subscriber_id, ended_at }: SubscriptionRow,
  how: { card: string | null; intent_id: string | null; is_authenticated: boolean },
): Promise<(CardChange & { order: OrderRow; publishable_key: string | null }) | null> {
  const order = await findOrder(ctx.db, order_id)
  const [person] = await findPeopleBySubscriber(ctx.db, [subscriber_id])
  if (!order || !person || ended_at) return null
  const buyer = { subscriber_id, email: person.email, name: person.name }
  const { outcome, snapshot, publishable_key } = await changeAtProvider(ctx, order, (provider) =>
    provider.changeCard(order, how, buyer),
  )
  await attachSnapshot(ctx, order_id, snapshot)
  return { ...outcome, order, publishable_key }
}
