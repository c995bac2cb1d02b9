import type { ProductInterval } from '../constants/index.ts'
import type { Coupon, CouponRefusal } from './coupon.ts'
import { minPrice } from './min-price.ts'
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
 * shared so that the lines add up. On a trial line it reduces the payment after the trial.
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

  const discounts = coupon ? computeDiscounts(lines, coupon, currency) : lines.map(() => 0)
  if (typeof discounts === 'string') return { ok: false, code: 'invalid_coupon', reason: discounts }
  const totals = lines.map((line, index) => lineTotal(withTrial(line, coupon), discounts[index] ?? 0))
  if (coupon && isBelowMinimum(totals, coupon, currency))
    return { ok: false, code: 'invalid_coupon', reason: 'below_minimum' }
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

function appliesTo({ product_ids, version_ids, discount }: Coupon, line: OrderLine): boolean {
  const { product_id, version_id, price, interval } = line.version
  if (line.is_order_bump || price.amount === 0) return false
  if (discount.kind === 'trial' && interval === null) return false
  return (product_ids?.includes(product_id) ?? true) && (version_ids?.includes(version_id) ?? true)
}

/** The share of each line in the discount, or why the coupon cannot be used. */
function computeDiscounts(
  lines: readonly OrderLine[],
  coupon: Coupon,
  currency: string,
): number[] | CouponRefusal {
  const parts = lines.map((line) => (appliesTo(coupon, line) ? line.version.price.amount : 0))
  const sum = parts.reduce((all, part) => all + part, 0)
  if (sum === 0) return 'other_product'
  const step = chargeStep(currency)
  const { discount } = coupon
  switch (discount.kind) {
    case 'trial':
      return parts.map(() => 0)
    case 'percent':
      return share(percentOf(sum, discount.percent_off, step), parts, step)
    default: {
      const off = discount.amounts_off.find((one) => one.currency === currency)
      if (!off) return 'other_currency'
      return share(Math.min(roundDown(off.amount, step), roundDown(sum, step)), parts, step)
    }
  }
}

const roundDown = (amount: number, step: number): number => amount - (amount % step)

/** A per cent of minor units in whole steps, half a step up; exact for the largest safe amount. */
function percentOf(amount: number, percent: number, step: number): number {
  const steps = BigInt(Math.floor(amount / step))
  return Number((steps * BigInt(2 * percent) + 100n) / 200n) * step
}

/** Shares an amount by the size of the parts in whole steps; what is left goes to the largest remainders. */
function share(amount: number, parts: readonly number[], step: number): number[] {
  const weights = parts.map((part) => BigInt(Math.floor(part / step)))
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  const steps = BigInt(Math.round(amount / step))
  if (sum === 0n) return parts.map(() => 0)
  const shares = weights.map((weight) => (weight * steps) / sum)
  const left = Number(steps - shares.reduce((all, one) => all + one, 0n))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (weight * steps) % sum }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
  const extra = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return shares.map((one, index) => (Number(one) + (extra.has(index) ? 1 : 0)) * step)
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

function lineTotal({ version, is_order_bump }: OrderLine, share_of_line: number): LineTotal {
  const { currency } = version.price
  const is_recurring = version.interval !== null
  const discount = isOnTrial(version) ? 0 : share_of_line
  const due = dueToday(version)
  return {
    version_id: version.version_id,
    product_id: version.product_id,
    is_order_bump,
    subtotal: money(due, currency),
    discount: money(discount, currency),
    due_now: money(due - discount, currency),
    renews_at: is_recurring ? version.price : null,
    period_discount: money(is_recurring ? share_of_line : 0, currency),
    trial_days: isOnTrial(version) ? version.trial_days : 0,
  }
}
