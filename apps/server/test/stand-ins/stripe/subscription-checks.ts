import { require, type Bank } from './bank.ts'
import { StandInError } from './refusals.ts'
import type { Behavior } from './tax.ts'
import { requireActive } from './tax-endpoints.ts'

/** A customer's subscriptions have one currency. */
export function checkCurrency(bank: Bank, customer: string, currency: string): void {
  const others = [...bank.subscriptions.values()].filter((one) => one.customer === customer)
  if (others.some((one) => require(bank.prices, one.price).currency !== currency))
    throw new StandInError(400, 'invalid_request_error', 'customer_currency_mismatch')
}

/** Stripe taxes a subscription only with a place, and one behavior for all of its prices. */
export function findBehavior(
  bank: Bank,
  customer: string,
  prices: readonly ({ tax_behavior?: Behavior | undefined } | undefined)[],
): Behavior {
  requireActive(bank)
  if (!bank.tax.locations.has(customer))
    throw new StandInError(400, 'invalid_request_error', 'customer_tax_location_invalid')
  const [first, ...others] = prices.map((one) => one?.tax_behavior)
  if (!first || others.some((one) => one !== first))
    throw new StandInError(400, 'invalid_request_error', 'tax_behavior_missing')
  return first
}
