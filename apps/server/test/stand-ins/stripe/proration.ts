import {
  addInterval,
  findLastingDiscount,
  require,
  type Bank,
  type InvoiceLine,
  type Price,
  type Subscription,
} from './bank.ts'
import { StandInError } from './refusals.ts'

/** Another price of an item, with its discount, at an instant. */
export type NewPrice = { price: Price; coupon: string | null; at: number }

/** What a change of price comes to: the lines of its invoice, their sum, and the period that follows. */
export type Proration = { lines: InvoiceLine[]; due: number; period: { start: number; end: number } }

/**
 * Prorates by the second, as in Stripe's flexible billing: what was paid for the rest of the period is credited; the
 * same interval is charged for that rest, another one starts a whole period now.
 */
export function prorate(bank: Bank, subscription: Subscription, { price, coupon, at }: NewPrice): Proration {
  const { period } = subscription
  if (at < period.start || at >= period.end)
    throw new StandInError(400, 'invalid_request_error', 'proration_date_outside_of_period')
  const former = require(bank.prices, subscription.price)
  const rest = { start: at, end: period.end }
  const credit: InvoiceLine = {
    kind: 'proration',
    amount: -creditOfRest(bank, subscription, at),
    discount: 0,
    period: rest,
  }
  const discount = findLastingDiscount(bank, coupon)
  const is_same = price.interval === former.interval && price.interval_count === former.interval_count
  const now = bank.seconds()
  const whole = { start: now, end: addInterval(now, price) }
  const charge: InvoiceLine = is_same
    ? {
        kind: 'proration',
        amount: shareOf(price.unit_amount - discount, period, at),
        discount: 0,
        period: rest,
      }
    : { kind: 'plan', amount: price.unit_amount, discount, period: whole }
  const lines = [credit, charge]
  const due = lines.reduce((sum, line) => sum + line.amount - line.discount, 0)
  return { lines, due, period: is_same ? period : whole }
}

/** The rest of what was paid last for the running period. */
function creditOfRest(bank: Bank, { id, period }: Subscription, at: number): number {
  const debits = [...bank.invoices.values()]
    .filter((invoice) => invoice.subscription === id && invoice.status === 'paid')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.kind !== 'once' && line.amount > 0 && line.period.end === period.end)
  const last = debits.at(-1)
  return last ? shareOf(last.amount - last.discount, last.period, at) : 0
}

function shareOf(amount: number, { start, end }: { start: number; end: number }, at: number): number {
  return Math.round((amount * (end - at)) / (end - start))
}
