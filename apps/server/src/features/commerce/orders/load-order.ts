import type { studioOrder } from '@foyer/contract/commerce/order-shapes'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { appOrigin } from '#platform/http/app-origin.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { listActiveEntitlements } from '../../access/index.ts'
import { findMembershipDates } from '../../directory/index.ts'
import { presentInvoiceSummary } from '../invoices/present-invoice.ts'
import type { OrderRow } from '../order.ts'
import { listOrderDisputes, type DisputeRow } from '../repository/disputes.ts'
import { listOrderInvoices } from '../repository/invoices.ts'
import { listSpending } from '../repository/member-list.ts'
import { listOrderEvents } from '../repository/order-events.ts'
import { findOrder } from '../repository/orders.ts'
import {
  listOrderPayments,
  listPaymentLines,
  type StoredPayment,
  type StoredPaymentLine,
} from '../repository/payments.ts'
import { listOrderPurchases, type PurchaseRow } from '../repository/purchases.ts'
import { listOrderRefunds, type RefundRow } from '../repository/refunds.ts'
import { countOrders, findListedOrder, type ListedOrder } from '../repository/studio-orders.ts'
import { findVersionNames } from '../repository/product-names.ts'
import { findSubscriptionOfOrder, type SubscriptionRow } from '../repository/subscriptions.ts'
import { listSwitches } from '../repository/switches.ts'
import { presentPrice } from '../present-subscriptions.ts'
import { loadNextTax } from '../tax/next-payment.ts'
import { presentTax } from '../present-basket.ts'
import { createOrderFilter } from './order-filter.ts'
import { createTimeline, isRenewal, MAX_EVENTS } from './order-timeline.ts'
import { loadCovers, presentListedOrder, type CoverOf } from './present-order.ts'

type StudioOrder = z.infer<typeof studioOrder>

/** Loads an order with all that its owner may know of it; null if there is none. */
export async function loadStudioOrder(ctx: Ctx, viewer: TeamViewer, id: string): Promise<StudioOrder | null> {
  const { db } = ctx
  const [listed, order] = await Promise.all([findListedOrder(db, id), findOrder(db, id)])
  if (!listed || !order) return null
  const [payments, refunds, disputes, invoices, purchases, subscription, events, coverOf, customer] =
    await Promise.all([
      listOrderPayments(db, id),
      listOrderRefunds(db, id),
      listOrderDisputes(db, id),
      listOrderInvoices(db, id),
      listOrderPurchases(db, id),
      findSubscriptionOfOrder(db, id),
      listOrderEvents(db, id, MAX_EVENTS),
      loadCovers(
        ctx,
        viewer,
        order.lines.map(({ product_id }) => product_id),
      ),
      loadCustomer(ctx, listed),
    ])
  const row = presentListedOrder(listed, coverOf)
  const origin = appOrigin(ctx.services.config, ctx.app)
  return {
    ...row,
    customer: { ...row.customer, ...customer },
    ...presentTerms(order, coverOf),
    payments: await presentPayments(ctx, order, { payments, disputes }),
    refunds: refunds.map(presentRefund),
    disputes: disputes.map(presentDispute),
    invoices: invoices.map((invoice) => ({
      ...presentInvoiceSummary(invoice),
      url: `${origin}/me/invoices/${invoice.uuid}`,
    })),
    access: await loadAccess(ctx, { purchases, subscription }),
    subscription: subscription && (await presentSubscription(ctx, subscription)),
    timeline: createTimeline({ order, payments, refunds, disputes, events }),
  }
}

/** Who bought, what they paid in all, and since when they are a member. */
async function loadCustomer(
  ctx: Ctx,
  { subscriber_id }: ListedOrder,
): Promise<Pick<StudioOrder['customer'], 'order_count' | 'spent' | 'since'>> {
  const scope = { with_test: ctx.app.is_sandbox }
  const [order_count, spent, dates] = await Promise.all([
    countOrders(ctx.db, createOrderFilter(ctx, { subscriber_id })),
    listSpending(ctx.db, [subscriber_id], scope),
    findMembershipDates(ctx.db, subscriber_id),
  ])
  return {
    order_count,
    spent: spent.map(({ amount, currency }) => ({ amount, currency })),
    since: dates?.member_since.toISOString() ?? null,
  }
}

function presentTerms(
  order: OrderRow,
  coverOf: CoverOf,
): Pick<
  StudioOrder,
  | 'provider'
  | 'subtotal'
  | 'discount'
  | 'country'
  | 'postal_code'
  | 'referral'
  | 'lines'
  | 'tax'
  | 'tax_id'
  | 'waiver'
  | 'start_request'
> {
  const { provider, subtotal, discount, country, postal_code, referral, lines } = order
  const { tax, tax_id, waiver_text, waived_at, start_text, start_requested_at } = order
  return {
    provider,
    subtotal,
    discount,
    country,
    postal_code,
    referral,
    tax: presentTax(tax),
    tax_id,
    waiver: presentConsent(waiver_text, waived_at),
    start_request: presentConsent(start_text, start_requested_at),
    lines: lines.map((line) => ({
      product_id: line.product_id,
      version_id: line.version_id,
      title: line.title,
      amount: line.amount,
      discount: line.discount,
      total: line.total,
      interval: line.interval,
      interval_count: line.interval_count,
      is_bump: line.is_bump,
      setup_fee: line.setup_fee,
      setup_due: line.setup_due,
      tax: line.tax,
      ...coverOf(line.product_id),
    })),
  }
}

async function presentPayments(
  ctx: Ctx,
  order: OrderRow,
  { payments, disputes }: { payments: readonly StoredPayment[]; disputes: readonly DisputeRow[] },
): Promise<StudioOrder['payments']> {
  const lines = await listPaymentLines(
    ctx.db,
    payments.map(({ id }) => id),
  )
  return payments.flatMap((payment, index) => {
    const { id, provider, provider_payment_id, amount, refunded, currency, paid_at } = payment
    if (provider === 'none') return []
    const is_disputed = disputes.some(({ payment_id, state }) => payment_id === id && state !== 'won')
    const own = lines.filter((line) => line.payment_id === id)
    return {
      id,
      provider,
      provider_payment_id,
      amount,
      refunded,
      currency,
      is_renewal: isRenewal(order, index),
      paid_at: paid_at.toISOString(),
      refundable: is_disputed ? [] : listRefundable(order, own),
    }
  })
}

function listRefundable(order: OrderRow, lines: readonly StoredPaymentLine[]) {
  return lines
    .map(({ product_id, amount, refunded }) => ({
      product_id,
      title: titleOf(order, product_id),
      amount: amount - refunded,
    }))
    .filter(({ amount }) => amount > 0)
}

async function presentSubscription(ctx: Ctx, row: SubscriptionRow): Promise<StudioOrder['subscription']> {
  const { id, version_id, state, amount, currency, cancel_at_period_end, period_ends_at } = row
  const [names, switches, taxOf] = await Promise.all([
    findVersionNames(ctx.db, [version_id]),
    listSwitches(ctx.db, [id]),
    loadNextTax(ctx.db, [row], ctx.app.time_zone),
  ])
  const planned = switches.find((one) => one.state === 'planned' && row.ended_at === null)
  return {
    id,
    state,
    amount,
    currency,
    cancel_at_period_end,
    version_name: names.get(version_id) ?? '',
    current_period_ends_at: period_ends_at.toISOString(),
    planned_switch: planned
      ? { ...presentPrice(row, planned, taxOf(row)), at: planned.effective_at.toISOString() }
      : null,
  }
}

const titleOf = ({ lines }: OrderRow, product_id: string): string =>
  lines.find((line) => line.product_id === product_id)?.title ?? ''

function presentRefund(row: RefundRow): StudioOrder['refunds'][number] {
  const { id, payment_id, amount, currency, lines, access, ends_renewal, note, actor_name, state } = row
  return {
    id,
    payment_id,
    amount,
    currency,
    lines: [...lines],
    access,
    ends_renewal,
    reason: row.reason,
    note,
    actor_name,
    state,
    created_at: row.created_at.toISOString(),
  }
}

function presentDispute(row: DisputeRow): StudioOrder['disputes'][number] {
  const { id, payment_id, amount, currency, reason, state, opened_at, closed_at } = row
  return {
    id,
    payment_id,
    amount,
    currency,
    reason,
    state,
    opened_at: opened_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
  }
}

/** What was bought, and whether the ledger opens it now for this cause. */
async function loadAccess(
  ctx: Ctx,
  { purchases, subscription }: { purchases: readonly PurchaseRow[]; subscription: SubscriptionRow | null },
): Promise<StudioOrder['access']> {
  const [first] = purchases
  if (!first) return []
  const active = await listActiveEntitlements(ctx.db, first.subscriber_id, ctx.now())
  return purchases.map(({ id, product_id, title, subscription_id, ended_at }) => {
    const held = active.find(({ cause_id }) => cause_id === (subscription_id ?? id))
    const period_end = subscription_id === null ? null : (subscription?.period_ends_at ?? null)
    const until = held ? (subscription_id === null ? held.ends_at : period_end) : (ended_at ?? period_end)
    const is_ended = ended_at !== null || (until !== null && until <= ctx.now())
    return {
      product_id,
      title,
      state: held ? 'active' : is_ended ? 'ended' : 'suspended',
      until: until?.toISOString() ?? null,
    }
  })
}

const presentConsent = (text: string | null, at: Date | null) =>
  at && { text: text ?? '', at: at.toISOString() }
