import { unusedAmount, WITHDRAWAL_DAYS, withdrawalEnd } from '@foyer/domain/money'
import type { Ctx } from '#platform/context.ts'
import { stableId } from '#platform/events/index.ts'
import { isPaidOnce } from '../consumer-law.ts'
import type { OrderRow } from '../order.ts'
import { callProvider } from '../providers/call-provider.ts'
import { ProviderError } from '../providers/provider.ts'
import { findGuest } from '../repository/guest-buyers.ts'
import {
  listOrderPayments,
  listPaymentLines,
  type StoredPayment,
  type StoredPaymentLine,
} from '../repository/payments.ts'
import { findSubscriptionOfOrder, type SubscriptionRow } from '../repository/subscriptions.ts'
import type { WithdrawalOutcome, WithdrawalRow } from '../repository/withdrawals.ts'
import { attachSnapshot } from './apply-snapshot.ts'
import { cancelSubscription } from './change-subscription.ts'
import { reserveRefund, sendRefund } from './refund-order.ts'

type Input = { request: WithdrawalRow; order: OrderRow }

/** Ends the renewals of the order's subscription at the end of what is paid; its mail says until when it opens. */
export async function carryOutCancellation(ctx: Ctx, order: OrderRow): Promise<WithdrawalOutcome> {
  const subscription = await findSubscriptionOfOrder(ctx.db, order.id)
  if (!subscription) return { state: 'refused', reason: 'nothing_to_cancel' }
  const canceled = await cancelSubscription(ctx, subscription)
  return canceled ? { state: 'done', reason: 'canceled' } : { state: 'refused', reason: 'already_canceled' }
}

/**
 * Refunds an order within its term, ends its access and its renewals; repeated, it refunds nothing more. What cannot be
 * refunded is left to the team.
 */
export async function carryOutWithdrawal(ctx: Ctx, { request, order }: Input): Promise<WithdrawalOutcome> {
  if (order.status === 'refunded') return { state: 'refused', reason: 'already_refunded' }
  const ordered_at = (order.paid_at ?? order.created_at).toISOString()
  if (request.received_at.toISOString() >= withdrawalEnd(ordered_at, WITHDRAWAL_DAYS, ctx.app.time_zone))
    return { state: 'refused', reason: 'too_late' }
  if (order.lines.every((line) => isWaived(order, line))) return { state: 'refused', reason: 'waived' }

  const subscription = await findSubscriptionOfOrder(ctx.db, order.id)
  const payments = await listOrderPayments(ctx.db, order.id)
  const paid = payments.filter(({ provider, amount }) => provider !== 'none' && amount > 0)
  if (paid.length === 0) return endUnpaid(ctx, { order, subscription })
  const refunds = await planRefunds(ctx, { request, order, subscription, payments: paid })
  if (refunds.length === 0) return { state: 'open', reason: 'not_refundable' }
  for (const { payment, lines } of refunds) {
    const is_sent = await refundPayment(ctx, { request, order, payment, lines, subscription })
    if (!is_sent) return { state: 'open', reason: 'refund_failed' }
  }
  return { state: 'done', reason: 'refunded' }
}

/** A trial has taken nothing yet: it ends at once. What was free is left to the team. */
async function endUnpaid(
  ctx: Ctx,
  { order, subscription }: { order: OrderRow; subscription: SubscriptionRow | null },
): Promise<WithdrawalOutcome> {
  if (!subscription || subscription.provider === 'none') return { state: 'open', reason: 'not_refundable' }
  if (!subscription.ended_at) {
    const snapshot = await callProvider(ctx, order, async (provider) => {
      await provider.endNow(order)
      return provider.read(order)
    })
    await attachSnapshot(ctx, order.id, snapshot, ctx.writeNow)
  }
  return { state: 'done', reason: 'ended' }
}

type Refund = { payment: StoredPayment; lines: { product_id: string; amount: number }[] }

/**
 * What of each payment goes back: all of a guest's, and all where the buyer did not ask for a start at once. Else a
 * member's payments of periods that are over stay.
 */
async function planRefunds(
  ctx: Ctx,
  {
    request,
    order,
    subscription,
    payments,
  }: Input & { subscription: SubscriptionRow | null; payments: readonly StoredPayment[] },
): Promise<Refund[]> {
  const stored = await listPaymentLines(
    ctx.db,
    payments.map(({ id }) => id),
  )
  const is_guest = (await findGuest(ctx.db, order.subscriber_id)) !== undefined
  const last = payments.at(-1)
  return payments.flatMap((payment) => {
    const lines = stored
      .filter(({ payment_id }) => payment_id === payment.id)
      .map((line) => ({
        product_id: line.product_id,
        amount: findRefundable({ request, order, line, subscription, is_last: payment === last, is_guest }),
      }))
      .filter(({ amount }) => amount > 0)
    return lines.length === 0 ? [] : [{ payment, lines }]
  })
}

type PaidLine = Input & {
  line: StoredPaymentLine
  subscription: SubscriptionRow | null
  is_last: boolean
  /** Buyers without an account have not used what they bought. */
  is_guest: boolean
}

function findRefundable({ request, order, line, subscription, is_last, is_guest }: PaidLine): number {
  const left = line.amount - line.refunded
  const ordered = order.lines.find(({ product_id }) => product_id === line.product_id)
  if (!ordered || isWaived(order, ordered)) return 0
  if (ordered.interval === null || !subscription) return left
  if (is_guest || order.start_requested_at === null) return left
  if (!is_last) return 0
  const unused = unusedAmount({
    amount: line.amount,
    currency: order.currency,
    starts_at: subscription.period_starts_at.toISOString(),
    ends_at: subscription.period_ends_at.toISOString(),
    at: request.received_at.toISOString(),
  })
  return Math.min(left, unused)
}

const isWaived = ({ waived_at }: OrderRow, line: OrderRow['lines'][number]): boolean =>
  waived_at !== null && isPaidOnce(line)

/** False where the provider or the order refuses the refund; a provider that does not respond gets it again by the job. */
async function refundPayment(
  ctx: Ctx,
  { request, order, payment, lines, subscription }: Input & Refund & { subscription: SubscriptionRow | null },
): Promise<boolean> {
  const refund = await reserveRefund(ctx, order.id, {
    id: stableId(request.id, payment.id),
    payment_id: payment.id,
    lines,
    access: 'now',
    ends_renewal: subscription !== null,
    reason: 'withdrawal',
    note: '',
    is_mailed: true,
    actor_id: null,
    actor_name: null,
  })
  if (typeof refund === 'string' || refund.state === 'failed') return false
  try {
    return refund.state === 'done' || (await sendRefund(ctx, refund))
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.is_temporary) throw error
    ctx.services.log.warn({ err: error }, 'The refund of a withdrawal is sent later.')
    return true
  }
}
