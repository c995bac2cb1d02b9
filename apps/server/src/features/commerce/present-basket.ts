import type { orderPreview } from '@foyer/contract/commerce/shapes'
import { addTax, chargeStep, discountOfPeriod, nextPeriodEnd } from '@foyer/domain/money'
import type { z } from 'zod'
import { isFreeForever, type Basket } from './basket.ts'
import type { OrderCoupon } from './coupons.ts'
import { needsPostalCode } from './tax/needs-postal-code.ts'
import { discountOf, leftPeriods, paidPeriods, type OrderLineRow } from './order.ts'
import { presentDiscount } from './present-coupon.ts'

type Preview = z.infer<typeof orderPreview>

/** A basket as the checkout shows it; `next_at` is when the first renewal falls due if it is bought now. */
export function presentBasket(basket: Basket, now: Date, zone: string): Preview {
  const { currency, subtotal, discount, final_amount, owned_bumps, unfit_bumps, coupon } = basket
  const recurring = basket.lines.find((line) => line.interval !== null && !isFreeForever(basket, line))
  return {
    currency,
    subtotal,
    discount,
    final_amount,
    tax: presentTax(basket.tax),
    tax_state: basket.sale_tax.state === 'asked' ? 'computed' : basket.sale_tax.state,
    is_tax_inclusive: basket.sale_tax.is_inclusive,
    country: basket.place.country,
    tax_id: basket.sale_tax.tax_id,
    needs_postal_code: needsPlace(basket),
    owned_order_bumps: owned_bumps,
    unfit_order_bumps: unfit_bumps,
    owned_products: basket.owned_products,
    unfit_products: basket.unfit_products,
    tried_products: basket.tried_products,
    lines: basket.lines.map(
      ({ position: _position, period_discount: _each, setup_tax: _of_fee, trial_days, ...line }) => ({
        ...line,
        trial_ends_at: trial_days > 0 ? afterDays(now, trial_days) : null,
      }),
    ),
    recurring: recurring ? presentRecurring(basket, recurring, { now, zone }) : null,
    coupon: coupon && presentCoupon(coupon),
  }
}

/** Whether the provider needs the postal code: only where it computes tax does one wait with a country. */
function needsPlace({ sale_tax: { state }, place: { country } }: Basket): boolean {
  return (state === 'asked' || state === 'waiting') && needsPostalCode(country)
}

function presentCoupon({ code, name, discount, periods }: OrderCoupon): Preview['coupon'] {
  return { code, name, discount: presentDiscount(discount), periods }
}

function presentRecurring(
  { coupon, currency, sale_tax, computed }: Pick<Basket, 'coupon' | 'currency' | 'sale_tax' | 'computed'>,
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
  const net = amount - discountOfPeriod(discount, paidPeriods(line) + 1)
  const next_amount = computed?.next ?? addTax(net, sale_tax.terms, chargeStep(currency))
  const discounted_periods = leftPeriods(discount, paidPeriods(line))
  const whole = computed?.period ?? addTax(amount, sale_tax.terms, chargeStep(currency))
  return { amount: whole, interval, interval_count, next_at, next_amount, discounted_periods }
}

function afterDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString()
}

/** Tax as calls answer it. */
export function presentTax(tax: Basket['tax']): Preview['tax'] {
  return tax && { ...tax, rows: tax.rows.map((row) => ({ ...row })) }
}
