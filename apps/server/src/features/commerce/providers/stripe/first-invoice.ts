import { addTax, chargeStep, termsOf } from '@foyer/domain/money'
import type { OrderLineRow, OrderRow } from '../../order.ts'

/** What each period of a recurring line costs with its tax, and what a coupon takes off that. */
export type Period = { amount: number; off: number }

/** The price and the discount of each period, with the tax that is added to them. */
export function periodOf(
  { tax, tax_by, currency }: OrderRow,
  { amount, period_discount }: OrderLineRow,
): Period {
  // Stripe adds its own tax to what it is sent.
  if (tax_by === 'stripe') return { amount, off: period_discount }
  const withTax = (net: number) => addTax(net, termsOf(tax), chargeStep(currency))
  const whole = withTax(amount)
  return { amount: whole, off: whole - withTax(amount - period_discount) }
}

/**
 * What is paid once with the first invoice of a subscription. The tax of an order is rounded once, that of a period by
 * itself: the last amount has the difference, so that the invoice comes to what the order does.
 */
export function listPaidOnce(
  { lines, final_amount, tax_by, is_tax_inclusive }: OrderRow,
  recurring: OrderLineRow,
  period: Period,
): { line: OrderLineRow; amount: number }[] {
  const is_net = tax_by === 'stripe' && is_tax_inclusive === false
  const once = lines.flatMap((line) => {
    const gross = line === recurring ? line.setup_due : line.total
    const amount = is_net ? gross - (line === recurring ? line.setup_tax : line.tax) : gross
    return amount > 0 && (line === recurring || line.interval === null) ? [{ line, amount }] : []
  })
  if (tax_by === 'stripe') return once
  const of_period = recurring.trial_days > 0 ? 0 : period.amount - period.off
  const rest = final_amount - of_period - once.reduce((sum, { amount }) => sum + amount, 0)
  return once.map((one, at) => (at === once.length - 1 ? { ...one, amount: one.amount + rest } : one))
}
