import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { defineJob, enqueue } from '#platform/jobs/index.ts'
import { findPeopleBySubscriber } from '../../directory/index.ts'
import { isExpired, type OrderRow } from '../order.ts'
import { ProviderError, type Buyer } from '../providers/provider.ts'
import { findGuest } from '../repository/guest-buyers.ts'
import { findOrder } from '../repository/orders.ts'
import { endOrder, openAtProvider, syncOrder } from './sync-order.ts'

const MINUTE_MS = 60 * 1000
const FIRST_POLL_MS = MINUTE_MS / 2
const MAX_POLL_PAUSE_MS = 6 * 60 * MINUTE_MS
/** A bank transfer may take days; after this only the nightly comparison checks. */
const POLLING_DURATION_MS = 7 * 24 * 60 * MINUTE_MS

/** Synchronizes one order once, after a possibly lost request and in the nightly comparison. */
export const syncOrderJob = defineJob<{ order_id: string }>(
  'commerce.sync_order',
  { retry_limit: 5, concurrency: 4 },
  async (ctx, { order_id }) => {
    const order = await findOrder(ctx.db, order_id)
    if (order) await refreshOrder(ctx, order)
  },
)

/** Polls a new order with growing delays until it is paid or has ended. */
export const pollOrderJob = defineJob<{ order_id: string }>(
  'commerce.follow_order',
  { retry_limit: 5, concurrency: 4 },
  async (ctx, { order_id }) => {
    const order = await findOrder(ctx.db, order_id)
    if (order?.status !== 'open') return
    try {
      await refreshOrder(ctx, order)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      ctx.services.log.warn(
        { err: error, order_id },
        'A provider did not answer; its order is looked at later.',
      )
    }
    const age_ms = ctx.now().getTime() - order.created_at.getTime()
    if (age_ms > POLLING_DURATION_MS || (await findOrder(ctx.db, order_id))?.status !== 'open') return
    const run_at = new Date(Date.now() + Math.min(Math.max(age_ms, FIRST_POLL_MS), MAX_POLL_PAUSE_MS))
    await ctx.write((tx) => enqueue(tx, pollOrderJob, { order_id }, { run_at }))
  },
)

/** Starts polling an order, in the transaction that reserves it. */
export function startPolling(tx: AppTx, { id: order_id }: OrderRow): Promise<void> {
  return enqueue(tx, pollOrderJob, { order_id }, { run_at: new Date(Date.now() + FIRST_POLL_MS) })
}

/** Enqueues a synchronization before a change at the provider, in case its result is lost. */
export function enqueueSync(tx: AppTx, { id: order_id }: OrderRow): Promise<void> {
  return enqueue(tx, syncOrderJob, { order_id }, { run_at: new Date(Date.now() + MINUTE_MS) })
}

/** Refreshes an order: reopens a reserved one, ends one that was not paid in time, reads all others. */
export async function refreshOrder(ctx: Ctx, order: OrderRow): Promise<void> {
  const is_open = order.status === 'open'
  if (order.provider === 'none' || (!is_open && order.provider_intent_id === null)) return
  if (is_open && isExpired(order, ctx.now())) {
    await endOrder(ctx, order, await findBuyer(ctx, order))
    return
  }
  if (order.provider_intent_id !== null) {
    await syncOrder(ctx, order, ctx.writeNow)
    return
  }
  const buyer = await findBuyer(ctx, order)
  if (buyer) await openAtProvider(ctx, order, buyer)
}

/** Null for someone who has closed their account. */
async function findBuyer(ctx: Ctx, { subscriber_id }: OrderRow): Promise<Buyer | null> {
  const [person] = await findPeopleBySubscriber(ctx.db, [subscriber_id])
  const buyer = person ?? (await findGuest(ctx.db, subscriber_id))
  return buyer ? { subscriber_id, email: buyer.email, name: buyer.name } : null
}
