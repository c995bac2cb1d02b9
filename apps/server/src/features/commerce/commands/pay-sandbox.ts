import type { Ctx } from '#platform/context.ts'
import { toRealTime } from '#platform/clock/to-real-time.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { readCurrentApp } from '../../apps/index.ts'
import { runSandboxJob } from '../jobs.ts'
import { statusOf, storedOrder, type OpenedOrder, type OrderRow } from '../order.ts'
import { callProvider, sandboxBank } from '../providers/call-provider.ts'
import { cardOutcome, payAtSandbox } from '../providers/sandbox/sandbox-provider.ts'
import { findOrder } from '../repository/orders.ts'
import { listBoughtProducts } from '../repository/purchases.ts'
import { findSandboxIntent, type SandboxCard } from '../repository/sandbox.ts'
import { attachSnapshot } from './apply-snapshot.ts'
import { endOrder } from './sync-order.ts'

type PaySandbox = { order: OrderRow; card: SandboxCard; is_authenticated: boolean }

/** Charges a test card for an order, in a sandbox app. A declined card is stored and can be retried. */
export async function paySandbox(
  ctx: Ctx,
  { order, card, is_authenticated }: PaySandbox,
): Promise<OpenedOrder | 'payments_unavailable'> {
  if (order.status !== 'open' || order.provider_intent_id === null) return storedOrder(order)
  if (!(await readCurrentApp(ctx.db)).app.is_sandbox) return 'payments_unavailable'
  const product_ids = order.lines.map((line) => line.product_id)
  const bought = await listBoughtProducts(ctx.db, order.subscriber_id, { product_ids, now: ctx.now() })
  if (bought.size > 0) {
    await endOrder(ctx, order, null)
    return storedOrder((await findOrder(ctx.db, order.id)) ?? order)
  }

  await payAtSandbox(sandboxBank(ctx), order.id, { card, is_authenticated })
  const snapshot = await callProvider(ctx, order, (provider) => provider.read(order))
  // A decline is committed although the call is refused, so that the order's state shows it.
  const write = cardOutcome(card, is_authenticated) === 'failed' ? ctx.writeNow : ctx.write
  const paid = (await attachSnapshot(ctx, order.id, snapshot, write)) ?? order
  if (snapshot.paid && statusOf(paid) !== 'succeeded') return 'payments_unavailable'
  await scheduleRenewal(ctx, paid)
  return storedOrder(paid)
}

async function scheduleRenewal(ctx: Ctx, { id }: OrderRow): Promise<void> {
  const due = (await findSandboxIntent(ctx.db, id))?.next_charge_at
  if (due) await ctx.write((tx) => enqueue(tx, runSandboxJob, {}, { run_at: toRealTime(ctx, due) }))
}
