import { toRealTime } from '../../platform/clock/to-real-time.ts'
import type { Ctx } from '../../platform/context.ts'
import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { attachSnapshot } from './commands/apply-snapshot.ts'
import { cancelSubscription } from './commands/change-subscription.ts'
import { followOverdueJob } from './overdue-jobs.ts'
import { callProvider, sandboxBank } from './providers/call-provider.ts'
import { runDueAtSandbox } from './providers/sandbox/sandbox-provider.ts'
import { findOrder } from './repository/orders.ts'
import { findSandboxIntent, listDueSandboxOrders } from './repository/sandbox.ts'
import { findSubscription, findSubscriptionOfOrder } from './repository/subscriptions.ts'

const BATCH_SIZE = 500

/** Renews, retries or ends one sandbox subscription up to the app's current time. */
export const runSandboxOrderJob = defineJob<{ order_id: string }>(
  'commerce.run_sandbox_order',
  { retry_limit: 5, concurrency: 2 },
  async (ctx, { order_id }) => runSandboxOrder(ctx, order_id),
)

/** Finds the sandbox subscriptions that are due, each for a job of its own. */
export const runSandboxJob = defineJob<Record<string, never>>(
  'commerce.run_sandbox',
  { retry_limit: 5, concurrency: 1 },
  async (ctx) => {
    const due = await listDueSandboxOrders(ctx.db, ctx.now(), BATCH_SIZE)
    if (due.length === 0) return
    await ctx.write(async (tx) => {
      for (const order_id of due) await enqueue(tx, runSandboxOrderJob, { order_id })
      if (due.length === BATCH_SIZE) await enqueue(tx, runSandboxJob, {})
    })
  },
)

type Duplicate = {
  order_id: string
  amount: number
  is_ending: boolean
  refund_id?: string
}

/** Refunds a duplicate payment, and ends the subscription that it created. */
export const refundDuplicateJob = defineJob<Duplicate>(
  'commerce.refund_duplicate',
  { retry_limit: 12, concurrency: 1 },
  async (ctx, { order_id, amount, is_ending, refund_id = order_id }) => {
    const order = await findOrder(ctx.db, order_id)
    if (!order) return
    const snapshot = await callProvider(ctx, order, async (provider) => {
      const { paid } = await provider.read(order)
      const returned = paid?.refunds.reduce((sum, one) => sum + one.amount, 0) ?? 0
      if (paid && returned < amount)
        await provider.refund(order, { refund_id, payment_id: paid.payment_id, amount })
      if (is_ending) await provider.endNow(order)
      return provider.read(order)
    })
    await attachSnapshot(ctx, order_id, snapshot)
  },
)

/** Cancels the renewal of a subscription when its member closes their account. */
export const cancelRenewalJob = defineJob<{ subscription_id: string }>(
  'commerce.cancel_renewal',
  { retry_limit: 12, concurrency: 1 },
  async (ctx, { subscription_id }) => {
    const running = await findSubscription(ctx.db, subscription_id)
    if (running) await cancelSubscription(ctx, running)
  },
)

async function runSandboxOrder(ctx: Ctx, order_id: string): Promise<void> {
  const order = await findOrder(ctx.db, order_id)
  if (!order) return
  await runDueAtSandbox(sandboxBank(ctx), order_id)
  const snapshot = await callProvider(ctx, order, (provider) => provider.read(order))
  await attachSnapshot(ctx, order_id, snapshot)
  const plan = await findSubscriptionOfOrder(ctx.db, order_id)
  if (plan?.state === 'past_due') await ctx.write((tx) => enqueue(tx, followOverdueJob, {}))
  const due = (await findSandboxIntent(ctx.db, order_id))?.next_charge_at
  if (due) await ctx.write((tx) => enqueue(tx, runSandboxJob, {}, { run_at: toRealTime(ctx, due) }))
}
