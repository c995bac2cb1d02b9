import {
  addTax,
  chargeStep,
  computeOrderTotal,
  computeSwitch,
  type SwitchCost,
  type TaxTerms,
} from '@foyer/domain/money'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import type { Interval, OrderRow } from './order.ts'
import { listTaxedOrders } from './repository/order-tax.ts'
import { findCoupon } from './repository/coupons.ts'
import { findProductsOnSale, type VersionRow } from './repository/products.ts'
import type { SubscriptionRow } from './repository/subscriptions.ts'

/** A recurring price of a product. */
export type RecurringVersion = VersionRow & { interval: Interval }

/** Whether another price may be chosen: it is going to renew, and neither money is owed nor a break planned. */
export function canSwitch({
  state,
  pause_starts_at,
  cancel_at_period_end,
}: Pick<SubscriptionRow, 'state' | 'pause_starts_at' | 'cancel_at_period_end'>): boolean {
  return (state === 'active' || state === 'trialing') && pause_starts_at === null && !cancel_at_period_end
}

type OfferedPlan = Pick<SubscriptionRow, 'product_id' | 'version_id' | 'currency' | 'order_id'>

/**
 * The other recurring prices of each product in each currency, in the owner's order; none where Stripe taxes the plan.
 */
export async function loadSwitchOffers(
  db: AppDb | AppTx,
  rows: readonly OfferedPlan[],
): Promise<(row: OfferedPlan) => RecurringVersion[]> {
  if (rows.length === 0) return () => []
  const [products, taxed] = await Promise.all([
    findProductsOnSale(db, [...new Set(rows.map((row) => row.product_id))]),
    listTaxedOrders(
      db,
      rows.map((row) => row.order_id),
    ),
  ])
  const versionsOf = ({ product_id, order_id }: OfferedPlan) =>
    taxed.get(order_id)?.tax_by === 'stripe'
      ? []
      : (products.find(({ id }) => id === product_id)?.versions ?? [])
  return (row) =>
    versionsOf(row).flatMap(({ interval, ...version }) =>
      interval !== null && version.id !== row.version_id && version.currency === row.currency
        ? [{ ...version, interval }]
        : [],
    )
}

/** What each further period of another price has off, while the coupon of the order lasts and counts for it. */
export async function findSwitchDiscount(
  db: AppDb | AppTx,
  { coupon_id }: Pick<OrderRow, 'coupon_id'>,
  { discount_periods }: Pick<SubscriptionRow, 'discount_periods'>,
  version: RecurringVersion,
): Promise<number> {
  const coupon = coupon_id === null || discount_periods === 0 ? null : await findCoupon(db, coupon_id)
  if (!coupon || coupon.discount.kind === 'trial') return 0
  const { id: version_id, product_id, amount, currency, interval, interval_count } = version
  const price = { amount, currency }
  const line = { version_id, product_id, price, interval, interval_count: interval_count ?? 1, trial_days: 0 }
  const preview = computeOrderTotal([{ version: line, is_order_bump: false }], coupon)
  return preview.ok ? (preview.total.lines[0]?.period_discount.amount ?? 0) : 0
}

/** What a switch costs at an instant, with the tax that is added. */
export function costOfSwitch(
  row: SubscriptionRow,
  { amount, interval, interval_count }: RecurringVersion,
  { discount, terms, at, zone }: { discount: number; terms: TaxTerms | null; at: Date; zone: string },
): SwitchCost {
  const withTax = (net: number): number => addTax(net, terms, chargeStep(row.currency))
  return computeSwitch({
    from: { ...row, amount: withTax(row.amount) },
    to: { amount: withTax(amount), interval, interval_count: interval_count ?? 1 },
    discount: withTax(amount) - withTax(amount - discount),
    currency: row.currency,
    paid: row.period_value,
    paid_from: row.period_starts_at.toISOString(),
    period_starts_at: row.cycle_starts_at.toISOString(),
    period_ends_at: row.period_ends_at.toISOString(),
    is_trial: row.state === 'trialing',
    at: at.toISOString(),
    zone,
  })
}
