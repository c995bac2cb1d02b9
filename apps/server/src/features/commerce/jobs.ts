import type { Ctx } from '../../platform/context.ts'
import { defineJob, defineSchedule, enqueue } from '../../platform/jobs/index.ts'
import { applySnapshot } from './commands/apply-snapshot.ts'
import { realTime } from '../../platform/clock/real-time.ts'
import { syncOrder } from './commands/sync-order.ts'
import { providerOf } from './providers/choose.ts'
import { runDueAtSandbox, sandboxProvider } from './providers/sandbox/sandbox-provider.ts'
import { findOrder, listOpenOrderIds, lockOrder } from './repository/orders.ts'
import { findSandboxIntent, listDueSandboxOrders } from './repository/sandbox.ts'
import { listRunningOrderIds } from './repository/subscriptions.ts'

const HOUR_MS = 60 * 60 * 1000
/** An order is worth asking about for as long as a bank may take to answer. */
const OPEN_ORDERS_ASKED_MS = 7 * 24 * HOUR_MS
const AT_ONCE = 500

/** Renews, retries or ends one sandbox subscription as far as the app's clock has come. */
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
    const due = await listDueSandboxOrders(ctx.db, ctx.now(), AT_ONCE)
    if (due.length === 0) return
    await ctx.write(async (tx) => {
      for (const order_id of due) await enqueue(tx, runSandboxOrderJob, { order_id })
      if (due.length === AT_ONCE) await enqueue(tx, runSandboxJob, {})
    })
  },
)

/** Reads one order at its provider and follows it, for what no event told. */
export const syncOrderJob = defineJob<{ order_id: string }>(
  'commerce.sync_order',
  { retry_limit: 5, concurrency: 1 },
  async (ctx, { order_id }) => {
    const order = await findOrder(ctx.db, order_id)
    if (order) await syncOrder(ctx, order)
  },
)

/** Compares what we know with what Stripe knows: orders that wait, and subscriptions that run (security, "Money"). */
export const reconcileJob = defineJob<Record<string, never>>(
  'commerce.reconcile',
  { retry_limit: 2, concurrency: 1 },
  async (ctx) => {
    const now = ctx.services.clock.now()
    const [open, running] = await Promise.all([
      listOpenOrderIds(ctx.db, {
        provider: 'stripe',
        after: new Date(now.getTime() - OPEN_ORDERS_ASKED_MS),
        before: new Date(now.getTime() - HOUR_MS),
      }),
      listRunningOrderIds(ctx.db, 'stripe'),
    ])
    if (open.length + running.length === 0) return
    await ctx.write(async (tx) => {
      for (const order_id of new Set([...open, ...running])) await enqueue(tx, syncOrderJob, { order_id })
    })
  },
)

/** Gives back what a member paid for twice, and ends the subscription that came of it. */
export const giveBackJob = defineJob<{ order_id: string; amount: number; is_ending: boolean }>(
  'commerce.give_back',
  { retry_limit: 12, concurrency: 1 },
  async (ctx, { order_id, amount, is_ending }) => {
    const order = await findOrder(ctx.db, order_id)
    if (!order) return
    const snapshot = await ctx.write(async (tx) => {
      const provider = await providerOf(ctx, tx, order)
      if (amount > 0) await provider.refund(order, amount)
      if (is_ending) await provider.endNow(order)
      return provider.read(order)
    })
    await applySnapshot(ctx, order_id, snapshot)
  },
)

defineSchedule('commerce.run_sandbox', { cron: '7 * * * *' }, runSandboxJob)
defineSchedule('commerce.reconcile', { cron: '40 4 * * *' }, reconcileJob)

async function runSandboxOrder(ctx: Ctx, order_id: string): Promise<void> {
  await ctx.write(async (tx) => {
    const order = await lockOrder(tx, order_id)
    if (!order) return
    const bank = { tx, now: ctx.now(), zone: ctx.app.time_zone }
    await runDueAtSandbox(bank, order_id)
    await applySnapshot(ctx, order_id, await sandboxProvider(bank).read(order))
    const due = (await findSandboxIntent(tx, order_id))?.next_charge_at
    if (due) await enqueue(tx, runSandboxJob, {}, { run_at: realTime(ctx, due) })
  })
}
