import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { basketKey, isFree, type Basket } from '../basket.ts'
import { claimCoupon } from '../coupons.ts'
import { isExpired, type Consents, type NewOrder, type OpenedOrder, type OrderRow } from '../order.ts'
import { currentProvider } from '../providers/call-provider.ts'
import type { Buyer, PaymentProvider } from '../providers/provider.ts'
import { findBillingDetails, saveBillingDetails } from '../repository/invoice-settings.ts'
import { insertOrder, lockOpenOrder, saveConsents } from '../repository/orders.ts'
import { listBoughtProducts } from '../repository/purchases.ts'
import { applySnapshot, type WriteContext } from './apply-snapshot.ts'
import { startPolling } from './poll-order.ts'
import { endOrder, openAtProvider, syncOrder } from './sync-order.ts'

/** Details that the buyer provides; none of them affects the price. */
export type BuyerDetails = Pick<OrderRow, 'name' | 'referral'> & Consents

type OpenOrder = { buyer: Buyer; basket: Basket; buyer_details: BuyerDetails }
type Refusal = 'existing_subscription' | 'order_preview_mismatch' | 'payments_unavailable'

/** An existing open order may have to end first, and another request may open one in between. */
const MAX_ATTEMPTS = 3

/**
 * Opens an order and its payment, or finds the open order of the same basket. Refuses a product that the member owns
 * and a basket with a bump that they own by now, and first ends an open order for other versions of the product.
 * Throws `invalid_coupon` for a coupon that others have used up by now.
 */
export async function openOrder(ctx: Ctx, input: OpenOrder): Promise<OpenedOrder | Refusal> {
  const provider = await currentProvider(ctx)
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const reservation = await reserveOrder(ctx, provider, input)
    if (typeof reservation === 'string') return reservation
    const { order, is_usable } = reservation
    if (!is_usable) {
      if (await endOrder(ctx, order, input.buyer)) continue
      return 'existing_subscription'
    }
    if (order.kind === 'free')
      return { order, status: 'succeeded', client_secret: null, publishable_key: null }
    if (order.provider_intent_id !== null) return syncOrder(ctx, order, ctx.writeNow)
    const opened = await openAtProvider(ctx, order, input.buyer)
    if (opened) return opened
    break
  }
  throw new CallError('conflict')
}

type Reservation = { order: OrderRow; is_usable: boolean }

/**
 * Commits an order before its provider is called; its id is the idempotency key there. Returns the existing open
 * order if it has the same basket and provider.
 */
async function reserveOrder(
  ctx: Ctx,
  provider: PaymentProvider | null,
  input: OpenOrder,
): Promise<Reservation | Refusal> {
  const { buyer, basket } = input
  return ctx.writeNow(async (tx, emit) => {
    await lockBuyer(tx, buyer.subscriber_id, basket.product_id)
    // Locked before purchases are read: a settlement in progress holds this lock.
    const open = await lockOpenOrder(tx, buyer.subscriber_id, basket.product_id)
    const product_ids = basket.lines.map((line) => line.product_id)
    const already_bought = await listBoughtProducts(tx, buyer.subscriber_id, { product_ids, now: ctx.now() })
    if (already_bought.has(basket.product_id)) return 'existing_subscription'
    // An order bump was bought after the basket was priced: without it the order costs less.
    if (already_bought.size > 0) return 'order_preview_mismatch'
    if (open && lacksConsent(open, input.buyer_details)) await saveConsents(tx, open.id, input.buyer_details)
    if (open) return { order: open, is_usable: isUsable(open, { provider, basket, now: ctx.now() }) }
    const provider_or_free = isFree(basket) ? 'free' : provider
    if (!provider_or_free) return 'payments_unavailable'
    if (basket.coupon) {
      const { subscriber_id } = buyer
      await claimCoupon(tx, basket.coupon, { subscriber_id, now: ctx.now(), zone: ctx.app.time_zone })
    }
    if (basket.place.country !== null && basket.sale_tax.state !== 'off')
      await keepPlace(tx, buyer.subscriber_id, basket, ctx.now())
    if (provider_or_free === 'free')
      return {
        order: await insertFreeOrder({ ctx, tx, emit }, createOrderRow(ctx, input, FREE)),
        is_usable: true,
      }
    const { name, account, is_test } = provider_or_free
    const payment = { kind: 'payment_intent' as const, provider: name, provider_account: account, is_test }
    const order = await insertNewOrder(tx, createOrderRow(ctx, input, payment))
    await startPolling(tx, order)
    return { order, is_usable: true }
  })
}

/** Renewals are taxed by the buyer's stored address, so that of the order is kept as theirs. */
async function keepPlace(
  tx: AppTx,
  subscriber_id: string,
  { place: { country }, sale_tax: { tax_id } }: Basket,
  changed_at: Date,
): Promise<void> {
  const known = await findBillingDetails(tx, subscriber_id)
  const details = { name: known?.name ?? '', address: known?.address ?? '', country, tax_id: tax_id ?? '' }
  await saveBillingDetails(tx, subscriber_id, { ...details, changed_at })
}

/** One reservation for a member and product at a time. */
async function lockBuyer(tx: AppTx, subscriber_id: string, product_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`buy ${tx.app_id} ${subscriber_id} ${product_id}`}, 0))`.execute(
    tx,
  )
}

/** An order that was opened before its buyer had to agree, or could. */
const lacksConsent = (open: OrderRow, { waived_at, start_requested_at }: Consents): boolean =>
  (open.waived_at === null && waived_at !== null) ||
  (open.start_requested_at === null && start_requested_at !== null)

type ReservationContext = { provider: PaymentProvider | null; basket: Basket; now: Date }

function isUsable(open: OrderRow, { provider, basket, now }: ReservationContext): boolean {
  return (
    open.basket === basketKey(basket) &&
    open.provider === provider?.name &&
    open.provider_account === provider.account &&
    !isExpired(open, now)
  )
}

const FREE = { kind: 'free', provider: 'none', provider_account: '', is_test: false } as const

/** Nothing is due and nothing renews: there is nothing to verify, the server's own sum is the proof. */
async function insertFreeOrder(write_context: WriteContext, new_order: NewOrder): Promise<OrderRow> {
  const order = await insertNewOrder(write_context.tx, new_order)
  const { id, currency, is_test, created_at: paid_at } = order
  const paid = { payment_id: `free_${id}`, amount: 0, currency, is_test, paid_at, refunds: [], disputes: [] }
  const settled = await applySnapshot(write_context, id, {
    read_at: paid_at,
    status: 'succeeded',
    client_secret: null,
    paid,
    subscription: null,
  })
  return settled ?? order
}

async function insertNewOrder(tx: AppTx, new_order: NewOrder): Promise<OrderRow> {
  const order = await insertOrder(tx, new_order)
  if (!order) throw new Error('A second open order of this product was reserved.')
  return order
}

type OrderPayment = Pick<OrderRow, 'kind' | 'provider' | 'provider_account' | 'is_test'>

function createOrderRow(
  ctx: Ctx,
  { buyer, basket, buyer_details }: OpenOrder,
  payment: OrderPayment,
): NewOrder {
  const { product_id, currency, subtotal, discount, final_amount, lines, coupon, tax, place } = basket
  return {
    id: newId(),
    subscriber_id: buyer.subscriber_id,
    customer_id: null,
    product_id,
    status: 'open',
    intent_status: 'requires_payment',
    intent_read_at: null,
    basket: basketKey(basket),
    currency,
    subtotal,
    discount,
    final_amount,
    lines,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_name: coupon?.name ?? null,
    coupon_periods: coupon?.periods ?? null,
    tax,
    tax_by: basket.sale_tax.state === 'asked' ? 'stripe' : 'rates',
    tax_calculation: basket.computed?.id ?? null,
    is_tax_inclusive: basket.sale_tax.is_inclusive,
    country: place.country,
    postal_code: place.postal_code,
    tax_id: basket.sale_tax.tax_id ?? place.tax_id,
    provider_intent_id: null,
    provider_subscription_id: null,
    created_at: ctx.now(),
    paid_at: null,
    ...buyer_details,
    ...payment,
  }
}
