import type { Ctx } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { carryOutCancellation, carryOutWithdrawal } from './commands/carry-out-withdrawal.ts'
import { notifyOwners, sendOutcome } from './mails/withdrawal-mails.ts'
import { insertOrderEvent } from './repository/order-events.ts'
import { findOrder } from './repository/orders.ts'
import {
  findOrderOfBuyer,
  findWithdrawal,
  finishWithdrawal,
  type WithdrawalOutcome,
  type WithdrawalRow,
} from './repository/withdrawals.ts'

/** Finds the order of a withdrawal or cancellation, carries it out, and tells the buyer and the owners. */
export const handleWithdrawalJob = defineJob<{ withdrawal_id: string }>(
  'commerce.handle_withdrawal',
  { retry_limit: 12, concurrency: 1 },
  async (ctx, { withdrawal_id }) => {
    const request = await findWithdrawal(ctx.db, withdrawal_id)
    if (request?.state !== 'received') return
    const order_id = await findOrderOfBuyer(ctx.db, request)
    const order = order_id === null ? null : await findOrder(ctx.db, order_id)
    if (!order) return finish(ctx, { ...request, state: 'open', reason: 'unmatched' })
    const outcome =
      request.kind === 'withdrawal'
        ? await carryOutWithdrawal(ctx, { request, order })
        : await carryOutCancellation(ctx, order)
    await finish(ctx, { ...request, order_id: order.id, subscriber_id: order.subscriber_id, ...outcome })
  },
)

async function finish(ctx: Ctx, row: WithdrawalRow & WithdrawalOutcome): Promise<void> {
  const { id, kind, state, reason, order_id, subscriber_id } = row
  const at = ctx.now()
  await ctx.write(async (tx) => {
    const finished_at = state === 'open' ? null : at
    const change = { from: ['received'] as const, state, reason, order_id, subscriber_id, finished_at }
    if (!(await finishWithdrawal(tx, id, change))) return
    if (order_id !== null && subscriber_id !== null)
      await insertOrderEvent(tx, {
        id: newId(),
        subscriber_id,
        order_id,
        kind: 'withdrawal',
        text: `${kind}.${state}`,
        actor_id: null,
        actor_name: null,
        at,
      })
    await sendOutcome(ctx, tx, row)
    await notifyOwners(ctx, tx, row)
  })
}
