import { chargeStep, toDecimal } from '@foyer/domain/money'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { invalidField } from '#platform/errors.ts'
import { defineJob, enqueue } from '#platform/jobs/index.ts'
import type { OrderRow } from '../order.ts'
import { callProvider } from '../providers/call-provider.ts'
import { ProviderError } from '../providers/provider.ts'
import { listOrderDisputes } from '../repository/disputes.ts'
import { findOrder, lockOrder } from '../repository/orders.ts'
import {
  listOrderPayments,
  listPaymentLines,
  lockPaymentOf,
  type PaymentLine,
  type StoredPayment,
} from '../repository/payments.ts'
import {
  findRefund,
  insertRefund,
  listOrderRefunds,
  updateRefund,
  type RefundRow,
} from '../repository/refunds.ts'
import { attachSnapshot } from './apply-snapshot.ts'
import { storeReturned } from './apply-returns.ts'

/** How long a request may take before the job sends the refund in its place. */
const RETRY_DELAY_MS = 60_000

/** What the team decided, with the amount of each product. */
type RefundInput = Pick<
  RefundRow,
  | 'id'
  | 'payment_id'
  | 'access'
  | 'ends_renewal'
  | 'reason'
  | 'note'
  | 'is_mailed'
  | 'actor_id'
  | 'actor_name'
> & { lines: readonly { product_id: string; amount: number }[] }

type RefundRefusal = 'nothing_to_refund' | 'refund_too_large' | 'dispute_open'

/**
 * Reserves a refund under the lock of its order and payment, so that refunds together never exceed what was paid. The
 * id is the caller's: repeated, it returns the same refund.
 */
export function reserveRefund(
  ctx: Ctx,
  order_id: string,
  input: RefundInput,
): Promise<RefundRow | RefundRefusal> {
  return ctx.writeNow(async (tx) => {
    const order = await lockOrder(tx, order_id)
    const known = await findRefund(tx, input.id)
    if (known) return known.order_id === order_id ? known : 'nothing_to_refund'
    const payment = order && (await lockPaymentOf(tx, order, { payment_id: input.payment_id }))
    if (!payment || order.provider === 'none') return 'nothing_to_refund'
    const disputes = await listOrderDisputes(tx, order_id)
    if (disputes.some(({ payment_id, state }) => payment_id === payment.id && state !== 'won'))
      return 'dispute_open'
    const lines = await readLines(tx, { order, payment, input })
    if (!lines) return 'refund_too_large'
    const refund = createRefundRow(ctx, { order, payment, input, lines })
    await insertRefund(tx, refund)
    await storeReturned(tx, { order, payment, is_own_payment: false })
    const run_at = new Date(Date.now() + RETRY_DELAY_MS)
    await enqueue(tx, sendRefundJob, { refund_id: refund.id }, { run_at })
    return refund
  })
}

/** The lines with their titles; null where one or all exceed what is left. */
async function readLines(
  tx: AppTx,
  { order, payment, input }: { order: OrderRow; payment: StoredPayment; input: RefundInput },
): Promise<PaymentLine[] | null> {
  const paid = await listPaymentLines(tx, [payment.id])
  const lines: PaymentLine[] = []
  const step = chargeStep(payment.currency)
  for (const [index, { product_id, amount }] of input.lines.entries()) {
    if (amount % step !== 0) {
      const params = {
        step: toDecimal({ amount: step, currency: payment.currency }),
        currency: payment.currency,
      }
      throw invalidField(`lines.${index}.amount`, 'price_step', params)
    }
    const line = paid.find((one) => one.product_id === product_id)
    if (!line || amount > line.amount - line.refunded) return null
    const title = order.lines.find((one) => one.product_id === product_id)?.title ?? ''
    lines.push({ product_id, title, amount })
  }
  const refunds = (await listOrderRefunds(tx, order.id)).filter(
    ({ payment_id, state }) => payment_id === payment.id && state !== 'failed',
  )
  return sum(refunds) + sum(lines) > payment.amount ? null : lines
}

function createRefundRow(
  ctx: Ctx,
  {
    order,
    payment,
    input,
    lines,
  }: {
    order: OrderRow
    payment: StoredPayment
    input: RefundInput
    lines: PaymentLine[]
  },
): RefundRow {
  return {
    ...input,
    subscriber_id: order.subscriber_id,
    order_id: order.id,
    amount: sum(lines),
    currency: payment.currency,
    lines,
    state: 'open',
    provider_refund_id: null,
    created_at: ctx.now(),
    done_at: null,
  }
}

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0)

/** Sends what was reserved, in case the request that reserved it did not come to its end. */
export const sendRefundJob = defineJob<{ refund_id: string }>(
  'commerce.send_refund',
  { retry_limit: 12, concurrency: 1 },
  async (ctx, { refund_id }) => {
    const refund = await findRefund(ctx.db, refund_id)
    if (refund?.state === 'open') await sendRefund(ctx, refund)
  },
)

/**
 * Sends a reserved refund, and ends the subscription where it takes access now; repeated, it sends nothing more. False if the
 * provider refused it for good. Throws while the provider does not respond.
 */
export async function sendRefund(ctx: Ctx, refund: RefundRow): Promise<boolean> {
  const order = await findOrder(ctx.db, refund.order_id)
  if (!order) return false
  const payment = (await listOrderPayments(ctx.db, order.id)).find(({ id }) => id === refund.payment_id)
  if (!payment) return false
  const { provider_payment_id } = payment
  const { id: refund_id, amount } = refund
  try {
    await callProvider(ctx, order, (provider) =>
      provider.refund(order, { refund_id, payment_id: provider_payment_id, amount }),
    )
  } catch (error) {
    if (!(error instanceof ProviderError) || error.is_temporary) throw error
    await failRefund(ctx, order, refund)
    return false
  }
  const is_ending = refund.ends_renewal && refund.access === 'now' && order.provider_subscription_id !== null
  const snapshot = await callProvider(ctx, order, async (provider) => {
    if (is_ending) await provider.endNow(order)
    return provider.read(order)
  })
  await attachSnapshot(ctx, order.id, snapshot, ctx.writeNow)
  return true
}

async function failRefund(ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<void> {
  await ctx.writeNow(async (tx) => {
    const payment = await lockPaymentOf(tx, order, { payment_id: refund.payment_id })
    await updateRefund(tx, refund.id, { state: 'failed' })
    if (payment) await storeReturned(tx, { order, payment, is_own_payment: false })
  })
}
