import { discountOfPeriod, nextPeriodEnd } from '@foyer/domain/money'
import type { OutputFor } from '@foyer/contract/client'
import type { AppDb } from '#platform/database/app-db.ts'
import { priceSelection, type Basket } from './basket.ts'
import type { OrderCoupon } from './coupons.ts'
import { discountOf, paidPeriods } from './order.ts'
import { presentBasket } from './present-basket.ts'
import { findProducts } from './repository/products.ts'

type CouponPreview = OutputFor<'commerce.previewCoupon'>
type Choice = { product_id: string; version_id: string; coupon: OrderCoupon; now: Date; zone: string }

const NO_FURTHER = { selected: [], owned: [] }
const PREVIEW_REFUSALS = ['other_product', 'other_currency', 'below_minimum'] as const

/** Prices one version of a product, drafts too, with a coupon that need not be saved. */
export async function previewCoupon(
  db: AppDb,
  { product_id, version_id, coupon, now, zone }: Choice,
): Promise<CouponPreview | 'product_not_found' | 'invalid_version'> {
  const [product] = await findProducts(db, [product_id])
  if (!product) return 'product_not_found'
  const version = product.versions.find((one) => one.id === version_id)
  if (!version) return 'invalid_version'
  const price = (given: OrderCoupon | null) =>
    priceSelection(
      { product, version },
      { offers: new Map(), requested: [], owned_bumps: [], further: NO_FURTHER, coupon: given },
    )
  const discounted = price(coupon)
  const priced = discounted.ok ? discounted : price(null)
  if (!priced.ok) return 'invalid_version'
  const reason = discounted.ok ? null : discounted.reason
  return {
    preview: presentBasket(priced.basket, now, zone),
    refusal: PREVIEW_REFUSALS.find((one) => one === reason) ?? null,
    schedule: listPayments(priced.basket, now, zone),
  }
}

/** The payments at which the amount changes: today, the first after a trial, and the first without the discount. */
function listPayments(basket: Basket, now: Date, zone: string): CouponPreview['schedule'] {
  const today = { at: now.toISOString(), amount: basket.final_amount }
  const { recurring } = presentBasket(basket, now, zone)
  const line = basket.lines.find((one) => one.interval !== null)
  if (!recurring || !line) return [today]
  const discount = discountOf({ coupon_periods: basket.coupon?.periods ?? null }, line)
  const amountOf = (period: number) => line.amount - discountOfPeriod(discount, period)
  const first_period = paidPeriods(line) + 1
  const next = { at: recurring.next_at, amount: recurring.next_amount }
  if (discount.discount === 0 || discount.periods < first_period) return [today, next]
  const full_after = discount.periods - first_period + 1
  const at = nextPeriodEnd(recurring.next_at, recurring.interval, full_after * recurring.interval_count, zone)
  return [today, next, { at, amount: amountOf(discount.periods + 1) }]
}
