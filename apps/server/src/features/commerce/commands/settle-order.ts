import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { newId } from '#platform/ids.ts'
import { addTax, chargeStep, discountOfPeriod, termsOf } from '@foyer/domain/money'
import { grant } from '../../access/index.ts'
import type { PaidFact, Snapshot } from '../providers/provider.ts'
import {
  transitionOrder,
  updateIntentStatus,
  type OrderLineRow,
  type OrderRow,
} from '../repository/orders.ts'
import { insertInvoice } from '../repository/invoices.ts'
import { insertPayment, toInvoiceLines, type PaymentLine } from '../repository/payments.ts'
import {
  findGuest,
  listProductsOfAddress,
  lockAddress,
  recordGuestPayment,
} from '../repository/guest-buyers.ts'
import { insertPurchase } from '../repository/purchases.ts'
import { insertRefund } from '../repository/refunds.ts'
import { insertSubscription } from '../repository/subscriptions.ts'
import { findGraceDays } from '../repository/settings.ts'
import { computeState, graceEnd } from '../subscription-state.ts'
import { pickCurrent } from './advance-subscription.ts'
import { discountOf, leftPeriods, paidPeriods } from '../order.ts'
import { queueOrderMail } from '../mails/order-mail.ts'

type SettleOrder = {
  ctx: Ctx
  tx: AppTx
  emit: Emit
  order: OrderRow
  snapshot: Snapshot & { paid: PaidFact }
}
type Sale = { line: OrderLineRow; purchase_id: string; subscription_id: string | null }

/**
 * Settles a paid order once: purchases, grants, a payment and its invoice. A line that the member already owns (two
 * tabs or providers) is refunded.
 */
export async function settleOrder({ ctx, tx, emit, order, snapshot }: SettleOrder): Promise<void> {
  const { paid } = snapshot
  const is_new_payment = await transitionOrder(tx, order.id, {
    from: order.status,
    status: 'paid',
    paid_at: paid.paid_at,
  })
  if (!is_new_payment) return
  await updateIntentStatus(tx, order.id, { status: 'succeeded', read_at: snapshot.read_at })

  const owned_by_address = await settleGuest(tx, order, paid.paid_at)
  const sales: Sale[] = []
  const duplicates: OrderLineRow[] = []
  for (const line of order.lines) {
    const is_owned = owned_by_address.has(line.product_id)
    const one = is_owned ? null : await recordSale(tx, order, line, snapshot)
    if (one) sales.push(one)
    else duplicates.push(line)
  }
  for (const one of sales) await grantLine({ ctx, tx, emit, order, snapshot }, one)

  const subscription_id = sales.find((one) => one.subscription_id)?.subscription_id ?? null
  const lines = sales.map((sale) => sale.line)
  const payment_id =
    paid.amount > 0 ? await writePayment(tx, { order, paid, subscription_id, lines, duplicates }) : null
  if (paid.amount === 0 && order.discount > 0)
    await writeFreeInvoice(tx, order, { lines, issued_at: paid.paid_at })
  if (sales.length > 0) await mailReceipt(tx, { order, snapshot, sales })
  if (duplicates.length > 0) {
    const amount = duplicates.reduce((sum, line) => sum + line.total, 0)
    const about = { order, payment_id, amount, lines: duplicates.map(toRefundLine) }
    const refund_id = await reserveDuplicateRefund(tx, { ...about, at: ctx.now() })
    await emit('commerce.paid_twice', {
      order_id: order.id,
      amount,
      is_ending: duplicates.some((line) => line.interval !== null),
      ...(refund_id && { refund_id }),
    })
  }
}

/** Notes that a guest has paid. Returns what other guests with the same address have bought, which is paid twice. */
async function settleGuest(tx: AppTx, order: OrderRow, paid_at: Date): Promise<Set<string>> {
  const guest = await findGuest(tx, order.subscriber_id)
  if (!guest) return new Set()
  await lockAddress(tx, guest.email)
  await recordGuestPayment(tx, guest.subscriber_id, paid_at)
  return listProductsOfAddress(tx, guest)
}

/** Mails what was bought; lines that are refunded are left out. */
async function mailReceipt(
  tx: AppTx,
  {
    order,
    snapshot: { subscription, paid },
    sales,
  }: Pick<SettleOrder, 'order' | 'snapshot'> & { sales: readonly Sale[] },
): Promise<void> {
  const recurring = subscription && sales.find((sale) => sale.subscription_id !== null)?.line
  const { interval } = recurring ?? {}
  const next = recurring &&
    interval && {
      amount: addTax(
        recurring.amount - discountOfPeriod(discountOf(order, recurring), paidPeriods(recurring) + 1),
        termsOf(order.tax),
        chargeStep(order.currency),
      ),
      interval,
      interval_count: recurring.interval_count ?? 1,
      at: subscription.first_period.ends_at.toISOString(),
    }
  await queueOrderMail(tx, order.id, {
    kind: subscription?.trial_ends_at && next ? 'trial' : 'purchase',
    subscriber_id: order.subscriber_id,
    order_id: order.id,
    titles: sales.map(({ line }) => line.title),
    currency: order.currency,
    is_test: order.is_test,
    amount: sales.reduce((sum, { line }) => sum + line.total, 0),
    next: next ?? null,
    access_until: null,
    is_subscription: next !== undefined && next !== null,
    invoice_of: paid.amount > 0 ? paid.payment_id : null,
  })
}

async function recordSale(
  tx: AppTx,
  order: OrderRow,
  line: OrderLineRow,
  { paid, subscription }: SettleOrder['snapshot'],
): Promise<Sale | null> {
  const subscription_id = line.interval !== null && subscription ? newId() : null
  const purchase_id = newId()
  const { position, product_id, version_id, title, total } = line
  const is_sold = await insertPurchase(tx, {
    id: purchase_id,
    subscriber_id: order.subscriber_id,
    order_id: order.id,
    subscription_id,
    position,
    product_id,
    version_id,
    title,
    total,
    currency: order.currency,
    is_test: order.is_test,
    purchased_at: paid.paid_at,
    ended_at: null,
  })
  return is_sold ? { line, purchase_id, subscription_id } : null
}

async function grantLine(
  { ctx, tx, emit, order, snapshot }: SettleOrder,
  { line, purchase_id, subscription_id }: Sale,
): Promise<void> {
  const { subscriber_id } = order
  const { product_id } = line
  const now = ctx.now()
  const { subscription, paid } = snapshot
  if (!subscription_id || !subscription) {
    const when = { starts_at: paid.paid_at, ends_at: null, now }
    await grant(tx, emit, { subscriber_id, product_id, ...when, cause: 'purchase', cause_id: purchase_id })
    return
  }
  const { starts_at, ends_at } = subscription.first_period
  const grace_days = await findGraceDays(tx)
  await writeSubscription(tx, order, line, { subscription_id, snapshot, grace_days })
  await grant(tx, emit, {
    subscriber_id,
    product_id,
    cause: 'subscription',
    cause_id: subscription_id,
    now,
    starts_at,
    ends_at: graceEnd(ends_at, grace_days),
  })
}

async function writeSubscription(
  tx: AppTx,
  order: OrderRow,
  line: OrderLineRow,
  {
    subscription_id,
    snapshot,
    grace_days,
  }: { subscription_id: string; snapshot: SettleOrder['snapshot']; grace_days: number },
): Promise<void> {
  const { subscription, read_at } = snapshot
  if (!subscription || line.interval === null) return
  const { starts_at, ends_at } = subscription.first_period
  const facts = {
    trial_ends_at: subscription.trial_ends_at,
    period_starts_at: starts_at,
    period_ends_at: ends_at,
    unpaid_from: null,
    ended_at: null,
    cancel_at_period_end: subscription.cancel_at_period_end,
    ...pickCurrent(subscription),
  }
  const { subscriber_id, id: order_id, provider, is_test, currency } = order
  const { product_id, version_id, amount, interval, interval_count } = line
  await insertSubscription(tx, {
    id: subscription_id,
    subscriber_id,
    order_id,
    product_id,
    version_id,
    provider,
    is_test,
    amount,
    currency,
    interval,
    interval_count: interval_count ?? 1,
    discount: line.period_discount,
    discount_periods: leftPeriods(discountOf(order, line), paidPeriods(line)),
    started_at: starts_at,
    cancel_read_at: read_at,
    grace_days,
    cycle_starts_at: starts_at,
    period_value: line.total - line.setup_due,
    cancel_reason: null,
    cancel_comment: '',
    canceled_at: null,
    reminded_of: null,
    card_notice: '',
    ...facts,
    state: computeState(facts, read_at),
  })
}

/** A coupon may take off everything: the invoice then says so, without a payment. */
async function writeFreeInvoice(
  tx: AppTx,
  order: OrderRow,
  { lines, issued_at }: { lines: readonly OrderLineRow[]; issued_at: Date },
): Promise<void> {
  const { subscriber_id, id: order_id, currency, is_test, tax } = order
  await insertInvoice(tx, {
    subscriber_id,
    order_id,
    payment_id: null,
    lines: toPaymentLines(lines, order).flatMap(toInvoiceLines),
    tax,
    total: 0,
    currency,
    is_test,
    issued_at,
  })
}

type PaymentWrite = {
  order: OrderRow
  paid: PaidFact
  subscription_id: string | null
  lines: readonly OrderLineRow[]
  duplicates: readonly OrderLineRow[]
}

function toPaymentLine(line: OrderLineRow, order_tax: OrderRow['tax']): PaymentLine {
  const { product_id, title, total, discount, tax, setup_fee, setup_due, setup_tax } = line
  const whole = { product_id, title, amount: total, discount, tax }
  if (setup_fee === 0) return whole
  const net_or_gross = order_tax && !order_tax.is_inclusive ? setup_due - setup_tax : setup_due
  return { ...whole, setup: { amount: setup_due, discount: setup_fee - net_or_gross, tax: setup_tax } }
}

const toPaymentLines = (lines: readonly OrderLineRow[], { tax }: Pick<OrderRow, 'tax'>): PaymentLine[] =>
  lines.map((line) => toPaymentLine(line, tax))

async function writePayment(
  tx: AppTx,
  { order, paid, subscription_id, lines, duplicates }: PaymentWrite,
): Promise<string> {
  const id = newId()
  const { subscriber_id, id: order_id, provider } = order
  const { payment_id: provider_payment_id, amount, currency, is_test, paid_at } = paid
  await insertPayment(
    tx,
    {
      id,
      subscriber_id,
      order_id,
      subscription_id,
      provider,
      provider_payment_id,
      amount,
      currency,
      is_test,
      paid_at,
    },
    {
      lines: toPaymentLines(lines, order),
      refused: toPaymentLines(duplicates, order),
      tax: order.tax,
    },
  )
  return id
}

/** What a refund gives back. */
const toRefundLine = ({ product_id, title, total }: OrderLineRow): PaymentLine => ({
  product_id,
  title,
  amount: total,
})

type DuplicateRefund = {
  order: OrderRow
  payment_id: string | null
  amount: number
  lines: readonly PaymentLine[]
  at: Date
}

/** Writes the refund of what the member already owned; a job sends it. Null where nothing was paid for it. */
async function reserveDuplicateRefund(
  tx: AppTx,
  { order, payment_id, amount, lines, at: created_at }: DuplicateRefund,
): Promise<string | null> {
  if (payment_id === null || amount === 0) return null
  const id = newId()
  const { id: order_id, subscriber_id, currency } = order
  const kept = {
    access: 'keep',
    ends_renewal: false,
    reason: 'duplicate',
    note: '',
    is_mailed: false,
  } as const
  const sent = {
    state: 'open',
    provider_refund_id: null,
    done_at: null,
    actor_id: null,
    actor_name: null,
  } as const
  const about = { id, subscriber_id, order_id, payment_id, amount, currency, lines, created_at }
  await insertRefund(tx, { ...about, ...kept, ...sent })
  return id
}
