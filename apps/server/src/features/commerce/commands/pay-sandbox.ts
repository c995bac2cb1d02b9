import type { Ctx } from '#platform/context.ts'
import { enqueue } from '#platform/jobs/index.ts'
import { runSandboxJob } from '../jobs.ts'
import { realTime } from '#platform/clock/real-time.ts'
import { holdApp } from '../../apps/index.ts'
import { cardOutcome, payAtSandbox, sandboxProvider } from '../providers/sandbox/sandbox-provider.ts'
import { lockOrder, moveOrder, updateIntent, type OrderRow } from '../repository/orders.ts'
import { boughtProducts } from '../repository/purchases.ts'
import { changeUnpaidIntent, findSandboxIntent, type SandboxCard } from '../repository/sandbox.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { queueBuyer, statusOf, type OpenedOrder } from './open-order.ts'

type PaySandbox = { order: OrderRow; card: SandboxCard; is_authenticated: boolean }

/** Puts a test card through for an order, in a sandbox app. A declined card is written down and may be tried again. */
export async function paySandbox(
  ctx: Ctx,
  { order, card, is_authenticated }: PaySandbox,
): Promise<OpenedOrder | 'payments_unavailable'> {
  const outcome = cardOutcome(card, is_authenticated)
  if (outcome === 'failed') {
    await markDeclined(ctx, order)
    return answer({ ...order, intent_status: 'failed' })
  }
  return ctx.write(async (tx) => {
    const bank = { tx, now: ctx.now(), zone: ctx.app.time_zone }
    await queueBuyer(tx, order.subscriber_id, order.product_id)
    const current = await lockOrder(tx, order.id)
    if (!current || current.status !== 'open') return answer(current ?? order)
    // Held, so that the end of test money finds whatever is paid before it.
    if (!(await holdApp(tx)).app.is_sandbox) return 'payments_unavailable'

    const product_ids = current.lines.map((line) => line.product_id)
    const bought = await boughtProducts(tx, current.subscriber_id, { product_ids, now: ctx.now() })
    if (bought.size > 0) {
      await changeUnpaidIntent(tx, current.id, { status: 'canceled' })
      await moveOrder(tx, current.id, { from: 'open', status: 'abandoned' })
      return answer({ ...current, status: 'abandoned' })
    }
    if (outcome === 'succeeded') await payAtSandbox(bank, current.id, card)
    else await changeUnpaidIntent(tx, current.id, { status: outcome, card })
    const paid = await applySnapshot(ctx, current.id, await sandboxProvider(bank).read(current))
    const due = (await findSandboxIntent(tx, current.id))?.next_charge_at
    if (due) await enqueue(tx, runSandboxJob, {}, { run_at: realTime(ctx, due) })
    return answer(paid ?? current)
  })
}

/** Stands although the call refuses, so that the order's state tells what happened. */
async function markDeclined(ctx: Ctx, { id }: OrderRow): Promise<void> {
  await ctx.writeNow(async (tx) => {
    const is_changed = await changeUnpaidIntent(tx, id, { status: 'failed' })
    if (is_changed) await updateIntent(tx, id, { intent_status: 'failed' })
  })
}

function answer(order: OrderRow): OpenedOrder {
  return { order, status: statusOf(order), client_secret: null, publishable_key: null }
}
