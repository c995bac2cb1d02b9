import { isCountry } from '@foyer/contract/rules/countries'
import type { z } from 'zod'
import type { orderPreview } from '@foyer/contract/commerce/shapes'
import {
  nextPeriodEnd,
  computeOrderTotal,
  discountOfPeriod,
  type CouponRefusal,
  type ProductVersion,
} from '@foyer/domain/money'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { CallError } from '../../platform/errors.ts'
import { listActiveProductIds } from '../access/index.ts'
import { createCouponRefusal, findUsableCoupon, type OrderCoupon } from './coupons.ts'
import { findProductsOnSale, type ProductRow, type VersionRow } from './repository/products.ts'
import { presentDiscount } from './present-coupon.ts'
import { discountOf, leftPeriods, paidPeriods } from './order.ts'
import type { OrderLineRow } from './repository/orders.ts'
import { listBoughtProducts } from './repository/purchases.ts'

type Preview = z.infer<typeof orderPreview>

/** Why there is nothing to buy (spec section 8, "Checkout codes"). */
export type BasketRefusal =
  | 'product_not_found'
  | 'invalid_version'
  | 'invalid_order_bump'
  | 'invalid_products'
  | 'invalid_coupon'
  | 'invalid_customer_location'

type ChosenProduct = { id: string; version_id: string }

/** The input of a purchase; it contains no prices. */
export type BasketInput = {
  product_id: string
  version_id?: string | undefined
  coupon?: string | undefined
  order_bumps: readonly string[]
  /** Further products of the same payment. */
  products?: readonly ChosenProduct[]
  country?: string | undefined
  /** Null for guests and users who are not admitted. */
  subscriber_id: string | null
  now: Date
  /** The app's time zone, in which coupons start and end. */
  zone: string
}

/** What an order comes to, line by line, in minor units. */
export type Basket = {
  product_id: string
  /** The order bumps of the product whose products the buyer has; they are never part of an order. */
  owned_bumps: string[]
  /** The order bumps that cannot be in one order with its price and its other bumps; they are left out as well. */
  unfit_bumps: string[]
  /** Further products that the buyer has, which are left out. */
  owned_products: string[]
  /** Further products that cannot be in one order with the others, which are left out as well. */
  unfit_products: string[]
  currency: string
  lines: OrderLineRow[]
  coupon: OrderCoupon | null
  subtotal: number
  discount: number
  final_amount: number
}

type RefusedBasket = { ok: false; code: BasketRefusal; reason?: CouponRefusal }
type PricedBasket = { ok: true; basket: Basket } | RefusedBasket

const refuseBasket = (code: BasketRefusal): RefusedBasket => ({ ok: false, code })
const refuseCoupon = (reason: CouponRefusal): RefusedBasket => ({ ok: false, code: 'invalid_coupon', reason })

/**
 * Finds the requested products on sale and prices them. Unknown, foreign, archived products and drafts get the same refusal.
 * Order bumps that the buyer owns and those that do not fit are dropped. A refused coupon says why.
 */
export async function priceBasket(db: AppDb | AppTx, input: BasketInput): Promise<PricedBasket> {
  const [product] = await findProductsOnSale(db, [input.product_id])
  if (!product) return refuseBasket('product_not_found')
  if (input.country !== undefined && !isCountry(input.country))
    return refuseBasket('invalid_customer_location')

  const version = input.version_id
    ? product.versions.find((one) => one.id === input.version_id)
    : (product.versions.find((one) => one.is_default) ?? product.versions[0])
  if (!version) return refuseBasket('invalid_version')
  const offers = await findBumpOffers(db, product)
  if (input.order_bumps.some((id) => !offers.has(id))) return refuseBasket('invalid_order_bump')
  const owned_bumps = await listOwnedBumps(db, product, input)
  for (const id of owned_bumps) offers.delete(id)
  const further = await findFurtherProducts(db, input)
  if (!further) return refuseBasket('invalid_products')
  const coupon = input.coupon ? await findUsableCoupon(db, input.coupon, input) : null
  if (typeof coupon === 'string') return refuseCoupon(coupon)
  return priceSelection(
    { product, version },
    { offers, requested: input.order_bumps, owned_bumps, further, coupon },
  )
}

/** Lists the order bumps of a product whose products a buyer has bought or may use for another cause. */
async function listOwnedBumps(
  db: AppDb | AppTx,
  { bumps }: ProductRow,
  { subscriber_id, now }: Pick<BasketInput, 'subscriber_id' | 'now'>,
): Promise<string[]> {
  if (subscriber_id === null || bumps.length === 0) return []
  const product_ids = bumps.map((bump) => bump.product_id)
  const bought = await listBoughtProducts(db, subscriber_id, { product_ids, now })
  const usable = await listActiveProductIds(db, subscriber_id, now)
  return bumps.flatMap(({ id, product_id }) =>
    bought.has(product_id) || usable.includes(product_id) ? [id] : [],
  )
}

const fieldByCode = {
  invalid_version: 'version_id',
  invalid_order_bump: 'order_bumps',
  invalid_products: 'products',
  invalid_customer_location: 'address.country',
} as const

/**
 * Creates the refusal of a basket: a missing product is not found, since it is in the path; all else is a field
 * error.
 */
export function basketRefusal({ code, reason = 'unknown' }: RefusedBasket): CallError<BasketRefusal> {
  if (code === 'product_not_found') return new CallError(code)
  if (code === 'invalid_coupon') return createCouponRefusal(reason)
  return new CallError(code, {}, { errors: [{ path: fieldByCode[code], code }] })
}

type SelectedVersion = { product: ProductRow; version: VersionRow }
type BumpOffers = Map<string, SelectedVersion>

/** Returns what the order bumps of a product offer, by their ids, as far as it is on sale. */
async function findBumpOffers(db: AppDb | AppTx, product: ProductRow): Promise<BumpOffers> {
  if (product.bumps.length === 0) return new Map()
  const offered = await findProductsOnSale(
    db,
    product.bumps.map((bump) => bump.product_id),
  )
  const offers: BumpOffers = new Map()
  for (const bump of product.bumps) {
    const other = offered.find((one) => one.id === bump.product_id)
    const version = other?.versions.find((one) => one.id === bump.version_id)
    if (other && version) offers.set(bump.id, { product: other, version })
  }
  return offers
}

/** The further products of a payment: those to be bought, and the ids of those that the buyer has. */
type FurtherProducts = { selected: SelectedVersion[]; owned: string[] }

/** Finds the further products of a payment; null where one is not on sale, or named twice. */
async function findFurtherProducts(
  db: AppDb | AppTx,
  { product_id, products = [], subscriber_id, now }: BasketInput,
): Promise<FurtherProducts | null> {
  if (products.length === 0) return { selected: [], owned: [] }
  const product_ids = products.map(({ id }) => id)
  if (new Set([product_id, ...product_ids]).size <= product_ids.length) return null
  const found = await findProductsOnSale(db, product_ids)
  const selected = products.flatMap(({ id, version_id }): SelectedVersion[] => {
    const product = found.find((one) => one.id === id)
    const version = product?.versions.find((one) => one.id === version_id)
    return product && version ? [{ product, version }] : []
  })
  if (selected.length < products.length) return null
  const bought =
    subscriber_id === null ? new Set() : await listBoughtProducts(db, subscriber_id, { product_ids, now })
  return {
    selected: selected.filter(({ product }) => !bought.has(product.id)),
    owned: product_ids.filter((id) => bought.has(id)),
  }
}

/** Whether a price can join an order: one currency, each product once, and at most one recurring line. */
function isFitting(selected: readonly SelectedVersion[], { product, version }: SelectedVersion): boolean {
  return selected.every(
    (one) =>
      one.product.id !== product.id &&
      one.version.currency === version.currency &&
      (one.version.interval === null || version.interval === null),
  )
}

type BumpChoice = {
  further: FurtherProducts
  offers: BumpOffers
  requested: readonly string[]
  owned_bumps: string[]
  coupon: OrderCoupon | null
}

/** Prices what was chosen, with the order bumps that fit. */
export function priceSelection(
  chosen: SelectedVersion,
  { offers, requested, owned_bumps, further, coupon }: BumpChoice,
): PricedBasket {
  const { product } = chosen
  const selected = [chosen]
  const unfit_products: string[] = []
  for (const one of further.selected) {
    if (isFitting(selected, one)) selected.push(one)
    else unfit_products.push(one.product.id)
  }
  const first_bump = selected.length
  const included = new Set<string>()
  for (const [id, offer] of offers) {
    if (!requested.includes(id) || !isFitting(selected, offer)) continue
    selected.push(offer)
    included.add(id)
  }
  const unfit_bumps = [...offers].flatMap(([id, offer]) =>
    included.has(id) || isFitting(selected, offer) ? [] : [id],
  )
  const preview = computeOrderTotal(
    selected.map((one, index) => ({
      version: toDomainVersion(one.version),
      is_order_bump: index >= first_bump,
    })),
    coupon,
  )
  if (!preview.ok && preview.code === 'invalid_coupon') return refuseCoupon(preview.reason)
  if (!preview.ok) return refuseBasket(included.size > 0 ? 'invalid_order_bump' : 'invalid_version')

  const { lines, subtotal, discount, due_now } = preview.total
  return {
    ok: true,
    basket: {
      product_id: product.id,
      owned_bumps,
      unfit_bumps,
      owned_products: further.owned,
      unfit_products,
      coupon,
      currency: due_now.currency,
      subtotal: subtotal.amount,
      discount: discount.amount,
      final_amount: due_now.amount,
      lines: selected.map(
        (
          {
            product: { id: product_id, title },
            version: { id: version_id, amount, interval, interval_count },
          },
          position,
        ) => ({
          position,
          product_id,
          version_id,
          title,
          amount,
          interval,
          interval_count,
          discount: lines[position]?.discount.amount ?? 0,
          period_discount: lines[position]?.period_discount.amount ?? 0,
          total: lines[position]?.due_now.amount ?? 0,
          trial_days: lines[position]?.trial_days ?? 0,
          is_bump: position >= first_bump,
        }),
      ),
    },
  }
}

function toDomainVersion(version: VersionRow): ProductVersion {
  return {
    version_id: version.id,
    product_id: version.product_id,
    price: { amount: version.amount, currency: version.currency },
    interval: version.interval,
    interval_count: version.interval_count ?? 1,
    trial_days: version.trial_days,
  }
}

/** Returns an equal key for equal baskets, so that a double click finds the order that it opened. */
export function basketKey({ lines, coupon }: Basket): string {
  const key = lines.map((line) => `${line.version_id}:${line.total}`).join(' ')
  if (!coupon) return key
  const discounts = lines.map((line) => `${line.period_discount}/${line.trial_days}`).join(' ')
  return `${key} ${coupon.id}:${coupon.periods} ${discounts}`
}

/** Whether nothing is due for a line, now or later: a coupon may make every period free. */
export function isFreeForever({ coupon }: Pick<Basket, 'coupon'>, line: OrderLineRow): boolean {
  if (line.interval === null) return line.total === 0
  return coupon?.periods === 0 && line.period_discount === line.amount
}

/** A basket as the checkout shows it; `next_at` is when the first renewal falls due if it is bought now. */
export function presentBasket(basket: Basket, now: Date, zone: string): Preview {
  const { currency, subtotal, discount, final_amount, owned_bumps, unfit_bumps, coupon } = basket
  const recurring = basket.lines.find((line) => line.interval !== null && !isFreeForever(basket, line))
  return {
    currency,
    subtotal,
    discount,
    final_amount,
    owned_order_bumps: owned_bumps,
    unfit_order_bumps: unfit_bumps,
    owned_products: basket.owned_products,
    unfit_products: basket.unfit_products,
    lines: basket.lines.map(({ position: _position, period_discount: _each, trial_days, ...line }) => ({
      ...line,
      trial_ends_at: trial_days > 0 ? afterDays(now, trial_days) : null,
    })),
    recurring: recurring ? presentRecurring(basket, recurring, { now, zone }) : null,
    coupon: coupon && presentCoupon(coupon),
  }
}

function presentCoupon({ code, name, discount, periods }: OrderCoupon): Preview['coupon'] {
  return { code, name, discount: presentDiscount(discount), periods }
}

function presentRecurring(
  { coupon }: Pick<Basket, 'coupon'>,
  line: OrderLineRow,
  { now, zone }: { now: Date; zone: string },
): Preview['recurring'] {
  const { amount, interval, interval_count, trial_days } = line
  if (interval === null || interval_count === null) return null
  const next_at =
    trial_days > 0
      ? afterDays(now, trial_days)
      : nextPeriodEnd(now.toISOString(), interval, interval_count, zone)
  const discount = discountOf({ coupon_periods: coupon?.periods ?? null }, line)
  const next_amount = amount - discountOfPeriod(discount, paidPeriods(line) + 1)
  const discounted_periods = leftPeriods(discount, paidPeriods(line))
  return { amount, interval, interval_count, next_at, next_amount, discounted_periods }
}

function afterDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString()
}
