import type { ProductInterval } from '../constants/index.ts'
import { money } from './money.ts'
import type { Money } from './money.ts'
import { chargeStep } from './provider-amount.ts'

/** One price of a product: once, or every n intervals, perhaps after a trial (model, "Money"). */
export interface ProductVersion {
  version_id: string
  product_id: string
  price: Money
  /** `null`: one-time. */
  interval: ProductInterval | null
  interval_count: number
  trial_days: number
}

/** One thing in an order. The quantity is always one. */
export interface OrderLine {
  version: ProductVersion
  /** Added beside the product at the checkout; coupons do not apply to it. */
  is_order_bump: boolean
}

/** What a coupon takes off: whole per cent, or an amount of one currency. */
export type Discount = { percent_off: number } | { amount_off: Money }

/** A coupon as far as a total depends on it. */
export interface Coupon {
  code: string
  discount: Discount
  /** The products it counts for; `null`: all. */
  product_ids: readonly string[] | null
}

/** A line with what it costs today and what it costs each time it renews. */
export interface LineTotal {
  version_id: string
  product_id: string
  is_order_bump: boolean
  subtotal: Money
  discount: Money
  due_now: Money
  /** The price of each renewal; `null` for a one-time line. */
  renews_at: Money | null
  trial_days: number
}

/** What an order costs: the sum of its lines, in one currency. */
export interface OrderTotal {
  lines: readonly LineTotal[]
  subtotal: Money
  discount: Money
  due_now: Money
}

/** Why an order has no total (spec section 8, "Checkout codes"). */
export type OrderRefusal = 'order_is_empty' | 'invalid_version' | 'mixed_currencies' | 'invalid_coupon'

/** The total, or the reason why there is none. */
export type OrderPreview = { ok: true; total: OrderTotal } | { ok: false; code: OrderRefusal }

/**
 * Computes the total of an order in minor units. A trial makes a recurring line free today; a coupon reduces the
 * first payment of every line it applies to, rounded down to whole minor units and never below zero.
 */
export function computeOrderTotal(lines: readonly OrderLine[], coupon: Coupon | null): OrderPreview {
  const [first] = lines
  if (!first) return { ok: false, code: 'order_is_empty' }

  const { currency } = first.version.price
  if (lines.some(({ version }) => !isSellable(version))) return { ok: false, code: 'invalid_version' }
  if (new Set(lines.map(({ version }) => version.product_id)).size < lines.length) {
    return { ok: false, code: 'invalid_version' }
  }
  if (lines.some(({ version }) => version.price.currency !== currency))
    return { ok: false, code: 'mixed_currencies' }
  if (coupon && !isCouponValid(coupon, lines, currency)) return { ok: false, code: 'invalid_coupon' }

  const discounts = computeDiscounts(lines, coupon, currency)
  const totals = lines.map((line, index) => lineTotal(line, discounts[index] ?? 0))
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
    },
  }
}

/** What a line costs before any coupon: nothing today while a trial runs. */
export function dueToday(version: ProductVersion): number {
  return isOnTrial(version) ? 0 : version.price.amount
}

function isOnTrial(version: ProductVersion): boolean {
  return version.interval !== null && version.trial_days > 0
}

function isSellable({ price, interval_count, trial_days }: ProductVersion): boolean {
  return (
    Number.isSafeInteger(price.amount) &&
    price.amount >= 0 &&
    Number.isInteger(interval_count) &&
    interval_count >= 1 &&
    Number.isInteger(trial_days) &&
    trial_days >= 0
  )
}

function isCouponValid(coupon: Coupon, lines: readonly OrderLine[], currency: string): boolean {
  if (!lines.some((line) => appliesTo(coupon, line))) return false
  if ('percent_off' in coupon.discount) {
    const { percent_off } = coupon.discount
    return Number.isInteger(percent_off) && percent_off >= 1 && percent_off <= 100
  }
  const { amount_off } = coupon.discount
  return Number.isSafeInteger(amount_off.amount) && amount_off.amount > 0 && amount_off.currency === currency
}

function appliesTo(coupon: Coupon, line: OrderLine): boolean {
  if (line.is_order_bump) return false
  return coupon.product_ids === null || coupon.product_ids.includes(line.version.product_id)
}

/**
 * An amount is used up line by line in the order of the lines; a per cent counts for each line by itself. Both are
 * rounded down to what the payment provider can charge.
 */
function computeDiscounts(lines: readonly OrderLine[], coupon: Coupon | null, currency: string): number[] {
  if (!coupon) return lines.map(() => 0)

  const step = chargeStep(currency)
  const roundDown = (amount: number) => amount - (amount % step)
  const { discount } = coupon
  let remaining = 'amount_off' in discount ? roundDown(discount.amount_off.amount) : 0
  return lines.map((line) => {
    if (!appliesTo(coupon, line)) return 0
    const due = dueToday(line.version)
    if ('percent_off' in discount) return roundDown(percentOf(due, discount.percent_off))
    const discounted = Math.min(remaining, due)
    remaining -= discounted
    return discounted
  })
}

/** A per cent of minor units, rounded down; split so that even the largest safe amount is exact. */
function percentOf(amount: number, percent: number): number {
  return Math.floor(amount / 100) * percent + Math.floor(((amount % 100) * percent) / 100)
}

function lineTotal({ version, is_order_bump }: OrderLine, discount: number): LineTotal {
  const { currency } = version.price
  const due = dueToday(version)
  return {
    version_id: version.version_id,
    product_id: version.product_id,
    is_order_bump,
    subtotal: money(due, currency),
    discount: money(discount, currency),
    due_now: money(due - discount, currency),
    renews_at: version.interval === null ? null : version.price,
    trial_days: isOnTrial(version) ? version.trial_days : 0,
  }
}
