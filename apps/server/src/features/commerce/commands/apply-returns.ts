import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { newId } from '#platform/ids.ts'
import type { DisputeState, OrderRow } from '../order.ts'
import type { DisputeFact, PaidFact, RefundFact } from '../providers/provider.ts'
import {
  closeDispute,
  deleteAssumedDisputes,
  insertDispute,
  listOrderDisputes,
  type DisputeRow,
} from '../repository/disputes.ts'
import { insertCreditNote } from '../repository/invoices.ts'
import { transitionOrder } from '../repository/orders.ts'
import {
  listPaymentLines,
  lockPaymentOf,
  type PaymentLine,
  type StoredPayment,
} from '../repository/payments.ts'
import {
  deleteAssumedRefunds,
  insertRefund,
  listOrderRefunds,
  updateRefund,
  updateReturned,
  type RefundRow,
  type Returned,
} from '../repository/refunds.ts'
import { queueRefundMail } from '../mails/refund-mail.ts'
import { endRefundedAccess, finishDispute, stopRenewal, suspendAccess } from './end-access.ts'

/** A transaction of an app in which an outcome is attached. */
export type WriteContext = { ctx: Ctx; tx: AppTx; emit: Emit }

type Period = { starts_at: Date; ends_at: Date }
type ApplyReturns = WriteContext & {
  order: OrderRow
  fact: PaidFact
  /** The period that the payment is for; null where the order has no subscription. */
  period: Period | null
  /** The order's first payment, which is also for what was bought once. */
  is_own_payment: boolean
  read_at: Date
}

/**
 * Applies the refunds and disputes of one payment, each once; ours and those made at the provider's dashboard.
 * Returns whether nothing of the payment is left.
 */
export async function applyReturns(input: ApplyReturns): Promise<boolean> {
  const { tx, order, fact, is_own_payment } = input
  if (fact.refunds.length + fact.disputes.length === 0) return false
  const payment = await lockPaymentOf(tx, order, { provider_payment_id: fact.payment_id })
  if (!payment) return false
  await recordRefunds(input, payment)
  await recordDisputes(input, payment)
  return storeReturned(tx, { order, payment, is_own_payment })
}

/** Stores the sums of a payment's refunds and disputes. Returns whether nothing of it is left. */
export async function storeReturned(
  tx: AppTx,
  { order, payment, is_own_payment }: { order: OrderRow; payment: StoredPayment; is_own_payment: boolean },
): Promise<boolean> {
  const ofPayment = ({ payment_id }: { payment_id: string }) => payment_id === payment.id
  const refunds = (await listOrderRefunds(tx, order.id)).filter(ofPayment)
  const disputes = (await listOrderDisputes(tx, order.id)).filter(ofPayment)
  const returned = sumReturned(payment, refunds, disputes)
  await updateReturned(tx, payment, returned)
  const is_gone = returned.reversal !== null
  const is_final = is_gone && disputes.every(({ state }) => state !== 'open')
  if (is_final && is_own_payment) await transitionOrder(tx, order.id, { from: 'paid', status: 'refunded' })
  return is_gone
}

function sumReturned(
  payment: StoredPayment,
  refunds: readonly RefundRow[],
  disputes: readonly DisputeRow[],
): Returned {
  const counted = refunds.filter(({ state }) => state !== 'failed')
  const refunded = Math.min(payment.amount, sum(counted))
  const done = counted.filter(({ state }) => state === 'done')
  const reversals: { reversal: 'refund' | 'dispute'; reversed_at: Date }[] = disputes
    .filter(({ state }) => state !== 'won')
    .map(({ opened_at }) => ({ reversal: 'dispute', reversed_at: opened_at }))
  if (sum(done) >= payment.amount) {
    const at = Math.max(...done.map(({ done_at, created_at }) => (done_at ?? created_at).getTime()))
    reversals.push({ reversal: 'refund', reversed_at: new Date(at) })
  }
  const [first] = reversals.toSorted((a, b) => a.reversed_at.getTime() - b.reversed_at.getTime())
  return { refunded, reversal: first?.reversal ?? null, reversed_at: first?.reversed_at ?? null }
}

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0)

async function recordRefunds(input: ApplyReturns, payment: StoredPayment): Promise<void> {
  const { tx, order, fact } = input
  if (fact.refunds.length === 0) return
  await deleteAssumedRefunds(tx, payment.id)
  const known = (await listOrderRefunds(tx, order.id)).filter(({ payment_id }) => payment_id === payment.id)
  const findOwn = (refund: RefundFact) =>
    known.find(
      ({ id, provider_refund_id }) =>
        id === refund.refund_id || provider_refund_id === refund.provider_refund_id,
    )
  // Times have whole seconds, so what is known comes first: the one that completes the sum is the last of the new.
  const refunds = fact.refunds.toSorted(
    (a, b) => Number(!findOwn(a)) - Number(!findOwn(b)) || a.at.getTime() - b.at.getTime(),
  )
  let returned = 0
  for (const refund of refunds) {
    const own = findOwn(refund)
    if (refund.is_failed) {
      if (own) await markFailed(tx, own, refund)
      continue
    }
    returned += refund.amount
    const is_full = returned >= payment.amount
    const finished = own
      ? await finishRefund(tx, own, refund)
      : await recordForeignRefund(tx, { order, payment, refund, is_full })
    if (!finished) continue
    const { amount } = finished
    const issued_at = finished.done_at ?? refund.at
    await insertCreditNote(tx, { payment_id: payment.id, amount, reason: '', issued_at })
    if (finished.access === 'now') await endRefundedAccess({ ...input, refund: finished })
    if (finished.ends_renewal) await stopRenewal(input)
    if (finished.is_mailed) await queueRefundMail(tx, order, finished)
  }
}

async function markFailed(tx: AppTx, own: RefundRow, { provider_refund_id }: RefundFact): Promise<void> {
  await updateRefund(tx, own.id, { state: 'failed', provider_refund_id })
}

/** Null if it was done before, or has failed at the provider since. */
async function finishRefund(
  tx: AppTx,
  own: RefundRow,
  { provider_refund_id, at: done_at }: RefundFact,
): Promise<RefundRow | null> {
  const is_waiting = own.state === 'open' || (own.state === 'failed' && own.provider_refund_id === null)
  if (!is_waiting) return null
  const change = { state: 'done', provider_refund_id, done_at } as const
  await updateRefund(tx, own.id, change)
  return { ...own, ...change }
}

type ForeignRefund = { order: OrderRow; payment: StoredPayment; refund: RefundFact; is_full: boolean }

/** A refund that someone made at the provider: all of a payment ends its access, a part ends nothing. */
async function recordForeignRefund(
  tx: AppTx,
  { order, payment, refund, is_full }: ForeignRefund,
): Promise<RefundRow> {
  const { amount, at, provider_refund_id } = refund
  const row: RefundRow = {
    id: newId(),
    subscriber_id: payment.subscriber_id,
    order_id: order.id,
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    lines: await shareOfLines(tx, { order, payment, amount, is_full }),
    access: is_full ? 'now' : 'keep',
    ends_renewal: false,
    reason: 'provider',
    note: '',
    is_mailed: false,
    actor_id: null,
    actor_name: null,
    state: 'done',
    provider_refund_id,
    created_at: at,
    done_at: at,
  }
  await insertRefund(tx, row)
  return row
}

/** Takes an amount from what is left of a payment's lines, in their order; all lines are in a full refund. */
async function shareOfLines(
  tx: AppTx,
  { order, payment, amount, is_full }: Omit<ForeignRefund, 'refund'> & { amount: number },
): Promise<PaymentLine[]> {
  let left = amount
  const lines: PaymentLine[] = []
  for (const line of await listPaymentLines(tx, [payment.id])) {
    const taken = Math.min(left, line.amount - line.refunded)
    left -= taken
    const title = order.lines.find(({ product_id }) => product_id === line.product_id)?.title ?? ''
    if (taken > 0 || is_full) lines.push({ product_id: line.product_id, title, amount: taken })
  }
  return lines
}

async function recordDisputes(input: ApplyReturns, payment: StoredPayment): Promise<void> {
  const { tx, order, fact } = input
  if (fact.disputes.length === 0) return
  await deleteAssumedDisputes(tx, payment.id)
  const known = await listOrderDisputes(tx, order.id)
  for (const dispute of fact.disputes) {
    const own = known.find(({ provider_dispute_id }) => provider_dispute_id === dispute.provider_dispute_id)
    if (own) await advanceDispute(input, own, dispute)
    else await openDispute(input, payment, dispute)
  }
}

async function openDispute(input: ApplyReturns, payment: StoredPayment, fact: DisputeFact): Promise<void> {
  const { tx, order } = input
  const { provider_dispute_id, amount, reason, at: opened_at } = fact
  const row: DisputeRow = {
    id: newId(),
    subscriber_id: payment.subscriber_id,
    order_id: order.id,
    payment_id: payment.id,
    provider_dispute_id,
    amount,
    currency: payment.currency,
    reason,
    state: 'open',
    opened_at,
    closed_at: null,
  }
  await insertDispute(tx, row)
  await suspendAccess({ ...input, at: opened_at })
  await advanceDispute(input, row, fact)
}

/** A decision is final; an older reading of the open dispute changes nothing. */
async function advanceDispute(
  input: ApplyReturns,
  own: DisputeRow,
  { state, closed_at }: { state: DisputeState; closed_at: Date | null },
): Promise<void> {
  if (own.state !== 'open' || state === 'open') return
  const at = closed_at ?? input.read_at
  await closeDispute(input.tx, own.id, { state, closed_at: at })
  await finishDispute({ ...input, opened_at: own.opened_at, state, at })
}
