import { addTax, chargeStep, termsOf, type TaxTerms } from '@foyer/domain/money'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { findBillingDetails } from '../repository/invoice-settings.ts'
import { listTaxedOrders } from '../repository/order-tax.ts'
import type { SubscriptionRow } from '../repository/subscriptions.ts'
import { loadTaxRules, renewalTerms } from './find-tax.ts'
import type { TaxNote } from './tax-note.ts'

/** What a plan costs with its tax. */
export type TaxedPlan = {
  /** Adds the tax of its next payment, where it is not part of prices. */
  withTax: (price: number) => number
  /** What amounts with tax say about it. */
  tax: TaxNote
  /** What prices say about it. */
  price_tax: TaxNote
}

/** Returns what the next payments of a member's plans have as tax. */
export async function loadNextTax(
  db: AppDb | AppTx,
  rows: readonly SubscriptionRow[],
  zone: string,
): Promise<(row: SubscriptionRow) => TaxedPlan> {
  const [first] = rows
  const rules = await loadTaxRules(db)
  if (!first || rules.settings.mode === 'off') return (row) => describe(row, null)
  const [details, orders] = await Promise.all([
    findBillingDetails(db, first.subscriber_id),
    listTaxedOrders(
      db,
      rows.map((row) => row.order_id),
    ),
  ])
  return (row) => {
    const order = orders.get(row.order_id)
    if (!order) return describe(row, null)
    const time = { now: row.period_ends_at, zone }
    // What Stripe will compute is not known before; it was like this the last time.
    const is_by_stripe = order.tax_by === 'stripe'
    return describe(row, is_by_stripe ? termsOf(order.tax) : renewalTerms(rules, { order, details }, time))
  }
}

function describe({ currency }: SubscriptionRow, terms: TaxTerms | null): TaxedPlan {
  const has_tax = terms !== null && terms.rate > 0
  return {
    withTax: (price) => addTax(price, terms, chargeStep(currency)),
    tax: has_tax ? 'included' : null,
    price_tax: has_tax ? (terms.is_inclusive ? 'included' : 'added') : null,
  }
}
