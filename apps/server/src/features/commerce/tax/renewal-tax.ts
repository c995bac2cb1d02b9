import { addTax, chargeStep, splitTax, termsOf, type OrderTax, type TaxTerms } from '@foyer/domain/money'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { OrderRow } from '../order.ts'
import type { PeriodFact } from '../providers/provider.ts'
import type { SubscriptionRow } from '../repository/subscriptions.ts'
import { findRenewalTerms } from './find-tax.ts'

/** How the next payments of a plan are taxed; Stripe has the tax of the order in the price that it renews by. */
export async function findPlanTerms(
  db: AppDb | AppTx,
  order: OrderRow,
  time: { now: Date; zone: string },
): Promise<TaxTerms | null> {
  const charged = order.provider === 'stripe' ? termsOf(order.tax) : null
  return charged?.is_inclusive === false ? charged : findRenewalTerms(db, order, time)
}

type Renewal = {
  order: OrderRow
  known: SubscriptionRow
  zone: string
  /** What else a payment may come to: prices and payments of switches. */
  further: readonly number[]
}

/**
 * The tax of a renewal, or null where its amount is not what the subscription asks for. It costs the price, with or
 * without the discount: a provider may end the discount a period late.
 */
export async function matchRenewal(
  db: AppDb | AppTx,
  { order, known, zone, further }: Renewal,
  { amount, currency, is_test, paid_at, tax = null }: PeriodFact,
): Promise<{ tax: OrderTax | null } | null> {
  if (currency !== known.currency || is_test !== known.is_test) return null
  const prices = [known.amount, known.amount - known.discount, ...further]
  if (tax) return prices.includes(tax.is_inclusive ? amount : amount - tax.amount) ? { tax } : null
  // The provider may have charged by the terms of the order, before it was told of others.
  for (const terms of [await findRenewalTerms(db, order, { now: paid_at, zone }), termsOf(order.tax)]) {
    const net = prices.find((price) => addTax(price, terms, chargeStep(currency)) === amount)
    if (net !== undefined) return { tax: terms && splitTax(amount, terms, net) }
  }
  return prices.includes(amount) ? { tax: null } : null
}
