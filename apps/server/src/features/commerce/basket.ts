import { isCountry } from '@foyer/contract/rules/countries'
import {
  computeOrderTotal,
  offeredTrial,
  type CouponRefusal,
  type LineTotal,
  type OrderTax,
  type ProductVersion,
} from '@foyer/domain/money'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { CallError } from '../../platform/errors.ts'
import { listActiveProductIds } from '../access/index.ts'
import { createCouponRefusal, findUsableCoupon, type OrderCoupon } from './coupons.ts'
import { findProductsOnSale, type ProductRow, type VersionRow } from './repository/products.ts'
import { findBillingDetails } from './repository/invoice-settings.ts'
import type { OrderLineRow } from './repository/orders.ts'
import { listBoughtProducts } from './repository/purchases.ts'
import { listTriedProducts } from './repository/trials.ts'
import { findSaleTax, type SaleTax, type TaxPlace } from './tax/find-tax.ts'

/** Why there is nothing to buy (spec section 8, "Checkout codes"). */
export type BasketRefusal =
  | 'product_not_found'
  | 'invalid_version'
  | 'invalid_order_bump'
  | 'invalid_products'
  | 'invalid_coupon'
  | 'invalid_customer_location'
  | 'invalid_tax_id'

type ChosenProduct = { id: string; version_id: string }

type AddressInput = { country: string; postal_code?: string | undefined; tax_id?: string | undefined }

/** The input of a purchase; it contains no prices. */
export type BasketInput = {
  product_id: string
  version_id?: string | undefined
  coupon?: string | undefined
  order_bumps: readonly string[]
  /** Further products of the same payment. */
  products?: readonly ChosenProduct[]
  /** Without a country, a member's own billing details count. */
  address?: AddressInput | undefined
  /** Null for guests and users who are not admitted. */
  subscriber_id: string | null
  /** The address of a member; null for guests. */
  email?: string | null
  /** The buyer knows that they have had a trial: no product has one. */
  without_trial?: boolean
  now: Date
  /** The app's time zone, in which coupons start and end. */
  zone: string
  /** The payment provider computes tax. */
  is_by_provider?: boolean
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
  /** Products whose trial is not offered, because the buyer has had one. */
  tried_products: string[]
  currency: string
  lines: OrderLineRow[]
  coupon: OrderCoupon | null
  subtotal: number
  discount: number
  final_amount: number
  tax: OrderTax | null
  sale_tax: SaleTax
  place: TaxPlace
  /** What the provider computed, by its id there, and what each period and the next payment come to. */
  computed: { id: string; period: number; next: number } | null
}

type RefusedBasket = { ok: false; code: BasketRefusal; reason?: CouponRefusal; field?: 'address.postal_code' }
/** A basket with its prices, or why it has none. */
export type PricedBasket = { ok: true; basket: Basket } | RefusedBasket

const refuseBasket = (code: BasketRefusal): RefusedBasket => ({ ok: false, code })
const refuseCoupon = (reason: CouponRefusal): RefusedBasket => ({ ok: false, code: 'invalid_coupon', reason })

/**
 * Finds the requested products on sale and prices them. Unknown, foreign, archived products and drafts get the same refusal.
 * Order bumps that the buyer owns and those that do not fit are dropped. A refused coupon says why.
 */
export async function priceBasket(db: AppDb | AppTx, input: BasketInput): Promise<PricedBasket> {
  const [product] = await findProductsOnSale(db, [input.product_id])
  if (!product) return refuseBasket('product_not_found')
  if (input.address && !isCountry(input.address.country)) return refuseBasket('invalid_customer_location')

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
  const place = await findPlace(db, input)
  const asked = await findSaleTax(db, place, input)
  // A stored id that has lost its form counts as none; one that was typed is refused at its field.
  const is_typed = input.address !== undefined
  const sale_tax =
    asked === 'invalid_tax_id' && !is_typed ? await findSaleTax(db, { ...place, tax_id: null }, input) : asked
  if (typeof sale_tax === 'string') return refuseBasket(sale_tax)
  const considered = [product, ...further.selected.map((one) => one.product)]
  for (const offer of offers.values()) considered.push(offer.product)
  const { subscriber_id, email = null } = input
  const product_ids = considered.map(({ id }) => id)
  const tried = input.without_trial
    ? new Set(product_ids)
    : await listTriedProducts(db, { subscriber_id, email }, product_ids)
  return priceSelection(
    { product, version },
    { offers, requested: input.order_bumps, owned_bumps, further, coupon, sale_tax, place, tried },
  )
}

/** Where the buyer says that they live, else what a member has stored. */
async function findPlace(
  db: AppDb | AppTx,
  { address, subscriber_id }: Pick<BasketInput, 'address' | 'subscriber_id'>,
): Promise<TaxPlace> {
  if (address) {
    const { country, postal_code = null, tax_id } = address
    return { country, postal_code, tax_id: tax_id?.trim() || null }
  }
  const stored = subscriber_id === null ? null : await findBillingDetails(db, subscriber_id)
  return { country: stored?.country ?? null, postal_code: null, tax_id: stored?.tax_id || null }
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
  invalid_tax_id: 'address.tax_id',
} as const

/**
 * Creates the refusal of a basket: a missing product is not found, since it is in the path; all else is a field
 * error.
 */
export function basketRefusal({ code, reason = 'unknown', field }: RefusedBasket): CallError<BasketRefusal> {
  if (code === 'product_not_found') return new CallError(code)
  if (code === 'invalid_coupon') return createCouponRefusal(reason)
  return new CallError(code, {}, { errors: [{ path: field ?? fieldByCode[code], code }] })
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
  sale_tax?: SaleTax
  place?: TaxPlace
  /** Products of which the buyer has had a trial. */
  tried?: ReadonlySet<string>
}

const UNTAXED: SaleTax = { state: 'off', is_inclusive: null, terms: null, tax_id: null }
const NOWHERE: TaxPlace = { country: null, postal_code: null, tax_id: null }

/** Prices what was chosen, with the order bumps that fit. */
export function priceSelection(
  chosen: SelectedVersion,
  {
    offers,
    requested,
    owned_bumps,
    further,
    coupon,
    sale_tax = UNTAXED,
    place = NOWHERE,
    tried = new Set(),
  }: BumpChoice,
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
      version: toDomainVersion(one.version, tried),
      is_order_bump: index >= first_bump,
    })),
    coupon,
    sale_tax.terms,
  )
  if (!preview.ok && preview.code === 'invalid_coupon') return refuseCoupon(preview.reason)
  if (!preview.ok) return refuseBasket(included.size > 0 ? 'invalid_order_bump' : 'invalid_version')

  const { lines, subtotal, discount, due_now, tax } = preview.total
  return {
    ok: true,
    basket: {
      product_id: product.id,
      owned_bumps,
      unfit_bumps,
      owned_products: further.owned,
      unfit_products,
      tried_products: selected.flatMap(({ product: { id }, version }) =>
        version.trial_days > 0 && tried.has(id) ? [id] : [],
      ),
      coupon,
      currency: due_now.currency,
      subtotal: subtotal.amount,
      discount: discount.amount,
      final_amount: due_now.amount,
      tax,
      sale_tax,
      place,
      computed: null,
      lines: selected.flatMap((one, position) => {
        const line = lines[position]
        return line ? [createLine(one, line, { position, is_bump: position >= first_bump })] : []
      }),
    },
  }
}

function createLine(
  { product: { id: product_id, title }, version }: SelectedVersion,
  line: LineTotal,
  place: Pick<OrderLineRow, 'position' | 'is_bump'>,
): OrderLineRow {
  return {
    ...place,
    product_id,
    version_id: version.id,
    title,
    amount: version.amount,
    interval: intervalOf(version),
    interval_count: version.amount === 0 ? null : version.interval_count,
    discount: line.discount.amount,
    period_discount: line.period_discount.amount,
    total: line.due_now.amount,
    trial_days: line.trial_days,
    setup_fee: version.setup_fee,
    setup_due: line.setup_due.amount,
    setup_tax: line.setup_tax.amount,
    tax: line.tax.amount,
  }
}

/** What is free is free for good: there is nothing to renew. */
const intervalOf = ({ amount, interval }: VersionRow): VersionRow['interval'] =>
  amount === 0 ? null : interval

function toDomainVersion(version: VersionRow, tried: ReadonlySet<string>): ProductVersion {
  return {
    version_id: version.id,
    product_id: version.product_id,
    price: { amount: version.amount, currency: version.currency },
    interval: intervalOf(version),
    interval_count: version.interval_count ?? 1,
    trial_days: offeredTrial(version, tried.has(version.product_id)),
    setup_fee: version.setup_fee,
  }
}

/** Returns an equal key for equal baskets, so that a double click finds the order that it opened. */
export function basketKey({
  lines,
  coupon,
  sale_tax: { terms, tax_id },
  tax: computed,
  place,
}: Basket): string {
  const taxed =
    terms ?? (computed && { country: place.country, rate: `${place.postal_code}:${computed.amount}` })
  const tax = taxed ? ` ${taxed.country}:${taxed.rate}:${tax_id ?? ''}` : ''
  const key = `${lines.map((line) => `${line.version_id}:${line.total}`).join(' ')}${tax}`
  if (!coupon) return key
  const discounts = lines.map((line) => `${line.period_discount}/${line.trial_days}`).join(' ')
  return `${key} ${coupon.id}:${coupon.periods} ${discounts}`
}

/** Whether nothing is due for an order, now or later. */
export function isFree(basket: Basket): boolean {
  return basket.final_amount === 0 && basket.lines.every((line) => isFreeForever(basket, line))
}

/** Whether nothing is due for a line, now or later: a coupon may make every period free. */
export function isFreeForever({ coupon }: Pick<Basket, 'coupon'>, line: OrderLineRow): boolean {
  if (line.interval === null) return line.total === 0
  return coupon?.periods === 0 && line.period_discount === line.amount
}
