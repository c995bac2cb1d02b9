import type { ProductInterval } from '../constants/index.ts'
import type { Coupon, CouponRefusal } from './coupon.ts'
import { minPrice } from './min-price.ts'
import { money } from './money.ts'
import type { Money } from './money.ts'
import { chargeStep } from './provider-amount.ts'
import { computeTax, shareByRemainder, type OrderTax, type TaxTerms } from './tax.ts'

/** One price of a product: once, or every n intervals, perhaps after a trial (model, "Money"). */
export interface ProductVersion {
  version_id: string
  product_id: string
  price: Money
  /** `null`: one-time. */
  interval: ProductInterval | null
  interval_count: number
  trial_days: number
  /** Charged once with the first payment of a price that recurs, also when a trial runs. */
  setup_fee?: number
}

/** One thing in an order. The quantity is always one. */
export interface OrderLine {
  version: ProductVersion
  /** Added beside the product at the checkout; coupons do not apply to it. */
  is_order_bump: boolean
}

/** A line with what it costs today and what it costs each time it renews. */
export interface LineTotal {
  version_id: string
  product_id: string
  is_order_bump: boolean
  subtotal: Money
  discount: Money
  /** With the set-up fee, and the tax where it is added. */
  due_now: Money
  /** What of `due_now` is the set-up fee, after its discount and with its tax. */
  setup_due: Money
  /** What of the set-up fee is tax. */
  setup_tax: Money
  /** What of `due_now` is tax. */
  tax: Money
  /** The price of each renewal, without a tax that is added; `null` for a one-time line. */
  renews_at: Money | null
  /** What each discounted period of a recurring line has off. */
  period_discount: Money
  trial_days: number
}

/** What an order costs: the sum of its lines, in one currency. */
export interface OrderTotal {
  lines: readonly LineTotal[]
  subtotal: Money
  discount: Money
  due_now: Money
  /** `null` where nothing is taxed. */
  tax: OrderTax | null
}

/** Why an order has no total (spec section 8, "Checkout codes"). */
export type OrderRefusal = 'order_is_empty' | 'invalid_version' | 'mixed_currencies' | 'invalid_coupon'

/** The total, or the reason why there is none; a coupon that is refused has a reason of its own. */
export type OrderPreview =
  | { ok: true; total: OrderTotal }
  | { ok: false; code: Exclude<OrderRefusal, 'invalid_coupon'> }
  | { ok: false; code: 'invalid_coupon'; reason: CouponRefusal }

/**
 * Computes the total of an order in minor units. A trial makes a recurring line free today. A coupon reduces the first
 * payment of the lines that it applies to: a per cent of their sum, rounded once, or an amount of at most their sum,
 * shared so that the lines add up. On a trial line it reduces the payment after the trial. A set-up fee is due today,
 * and a coupon of its line applies to it too. `terms` say how the order is taxed.
 */
export function computeOrderTotal(
  lines: readonly OrderLine[],
  coupon: Coupon | null,
  terms: TaxTerms | null = null,
): OrderPreview {
  const [first] = lines
  if (!first) return { ok: false, code: 'order_is_empty' }

  const { currency } = first.version.price
  if (lines.some(({ version }) => !isSellable(version))) return { ok: false, code: 'invalid_version' }
  if (new Set(lines.map(({ version }) => version.product_id)).size < lines.length) {
    return { ok: false, code: 'invalid_version' }
  }
  if (lines.some(({ version }) => version.price.currency !== currency))
    return { ok: false, code: 'mixed_currencies' }

  const discounts = coupon ? computeDiscounts(lines, coupon, currency) : NO_DISCOUNTS
  if (typeof discounts === 'string') return { ok: false, code: 'invalid_coupon', reason: discounts }
  const untaxed = lines.map((line, index) =>
    lineTotal(withTrial(line, coupon), discounts.parts[index] ?? 0, discounts.setup[index] ?? 0),
  )
  if (coupon && isBelowMinimum(untaxed, coupon, currency))
    return { ok: false, code: 'invalid_coupon', reason: 'below_minimum' }
  const { lines: totals, tax } = terms ? taxLines(untaxed, terms, currency) : { lines: untaxed, tax: null }
  const sumBy = (part: (line: LineTotal) => Money) =>
    money(
      totals.reduce((sum, line) => sum + part(line).amount, 0),
      currency,
    )
  return {
    ok: true,
    total: {
      lines: totals,
      subtotal: sumBy((line) => line.subtotal),
      discount: sumBy((line) => line.discount),
      due_now: sumBy((line) => line.due_now),
      tax,
    },
  }
}

const NO_DISCOUNTS: Discounts = { parts: [], setup: [] }

/** Taxes what is due today: prices and set-up fees are parts of their own, so that each shows its tax. */
function taxLines(
  lines: readonly LineTotal[],
  { rate, ...terms }: TaxTerms,
  currency: string,
): { lines: LineTotal[]; tax: OrderTax } {
  const parts = lines.flatMap(({ due_now, setup_due }) => [
    { amount: due_now.amount - setup_due.amount, rate },
    { amount: setup_due.amount, rate },
  ])
  const { rows, shares } = computeTax(parts, terms.is_inclusive, chargeStep(currency))
  const taxed = lines.map((line, index): LineTotal => {
    const [of_price, of_setup] = [shares[index * 2] ?? 0, shares[index * 2 + 1] ?? 0]
    const tax = money(of_price + of_setup, currency)
    const setup_tax = money(of_setup, currency)
    if (terms.is_inclusive) return { ...line, tax, setup_tax }
    const due_now = money(line.due_now.amount + tax.amount, currency)
    return { ...line, tax, setup_tax, due_now, setup_due: money(line.setup_due.amount + of_setup, currency) }
  })
  return { lines: taxed, tax: { ...terms, rows, amount: rows.reduce((sum, row) => sum + row.tax, 0) } }
}

/** What a line costs before any coupon: no more than its set-up fee today while a trial runs. */
export function dueToday(version: ProductVersion): number {
  return (isOnTrial(version) ? 0 : version.price.amount) + (version.setup_fee ?? 0)
}

function isOnTrial(version: ProductVersion): boolean {
  return version.interval !== null && version.trial_days > 0
}

function isSellable({ price, interval_count, trial_days, setup_fee = 0 }: ProductVersion): boolean {
  return (
    Number.isSafeInteger(price.amount) &&
    price.amount >= 0 &&
    Number.isSafeInteger(setup_fee) &&
    setup_fee >= 0 &&
    Number.isInteger(interval_count) &&
    interval_count >= 1 &&
    Number.isInteger(trial_days) &&
    trial_days >= 0
  )
}

function appliesTo({ product_ids, version_ids, discount }: Coupon, line: OrderLine): boolean {
  const { product_id, version_id, price, interval } = line.version
  if (line.is_order_bump || price.amount === 0) return false
  if (discount.kind === 'trial' && interval === null) return false
  return (product_ids?.includes(product_id) ?? true) && (version_ids?.includes(version_id) ?? true)
}

/** What each price and each set-up fee has off. Prices have the same off in each discounted period. */
type Discounts = { parts: number[]; setup: number[] }

/** The share of each line in the discount, or why the coupon cannot be used. */
function computeDiscounts(
  lines: readonly OrderLine[],
  coupon: Coupon,
  currency: string,
): Discounts | CouponRefusal {
  const sumOf = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
  const eligible = lines.map((line) => appliesTo(coupon, line))
  const prices = lines.map(({ version }, index) => (eligible[index] ? version.price.amount : 0))
  const fees = lines.map(({ version }, index) => (eligible[index] ? (version.setup_fee ?? 0) : 0))
  if (sumOf(prices) === 0) return 'other_product'
  const step = chargeStep(currency)
  const off = findDiscount(coupon, currency, step)
  if (typeof off === 'string') return off
  const of_prices = off(sumOf(prices))
  const of_fees = off(sumOf(prices) + sumOf(fees)) - of_prices
  return { parts: shareByRemainder(of_prices, prices, step), setup: shareByRemainder(of_fees, fees, step) }
}

/** What a coupon takes off a sum. */
function findDiscount(
  { discount }: Coupon,
  currency: string,
  step: number,
): ((sum: number) => number) | CouponRefusal {
  switch (discount.kind) {
    case 'trial':
      return () => 0
    case 'percent':
      return (sum) => percentOf(sum, discount.percent_off, step)
    default: {
      const off = discount.amounts_off.find((one) => one.currency === currency)
      if (!off) return 'other_currency'
      return (sum) => Math.min(roundDown(off.amount, step), roundDown(sum, step))
    }
  }
}

const roundDown = (amount: number, step: number): number => amount - (amount % step)

/** A per cent of minor units in whole steps, half a step up; exact for the largest safe amount. */
function percentOf(amount: number, percent: number, step: number): number {
  const steps = BigInt(Math.floor(amount / step))
  return Number((steps * BigInt(2 * percent) + 100n) / 200n) * step
}

/** The free days of a price for one buyer: a trial of a product is offered once. Those of a coupon are not meant. */
export function offeredTrial({ trial_days }: { trial_days: number }, has_had_trial: boolean): number {
  return has_had_trial ? 0 : trial_days
}

/** The longest trial that the payment provider takes, in days. */
const MAX_TRIAL_DAYS = 730

/** A line with the free days of a coupon after those of its own. */
function withTrial(line: OrderLine, coupon: Coupon | null): OrderLine {
  if (coupon?.discount.kind !== 'trial' || !appliesTo(coupon, line)) return line
  const trial_days = Math.min(MAX_TRIAL_DAYS, line.version.trial_days + coupon.discount.trial_days)
  return { ...line, version: { ...line.version, trial_days } }
}

/** Whether the discount leaves a payment that is not nothing, and less than the payment provider charges. */
function isBelowMinimum(totals: readonly LineTotal[], { periods }: Coupon, currency: string): boolean {
  const isTooSmall = (amount: number) => amount > 0 && amount < minPrice(currency)
  const due_now = totals.reduce((sum, line) => sum + line.due_now.amount, 0)
  const discounted = totals.flatMap(({ renews_at, period_discount, trial_days }) => {
    const is_paid_alone = trial_days > 0 || periods !== 1
    return renews_at && is_paid_alone && period_discount.amount > 0
      ? [renews_at.amount - period_discount.amount]
      : []
  })
  return [due_now, ...discounted].some(isTooSmall)
}

function lineTotal({ version, is_order_bump }: OrderLine, of_price: number, of_setup: number): LineTotal {
  const { currency } = version.price
  const is_recurring = version.interval !== null
  const discount = (isOnTrial(version) ? 0 : of_price) + of_setup
  const due = dueToday(version)
  return {
    version_id: version.version_id,
    product_id: version.product_id,
    is_order_bump,
    subtotal: money(due, currency),
    discount: money(discount, currency),
    due_now: money(due - discount, currency),
    setup_due: money((version.setup_fee ?? 0) - of_setup, currency),
    setup_tax: money(0, currency),
    tax: money(0, currency),
    renews_at: is_recurring ? version.price : null,
    period_discount: money(is_recurring ? of_price : 0, currency),
    trial_days: isOnTrial(version) ? version.trial_days : 0,
  }
}
