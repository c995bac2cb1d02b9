import { money, type Money } from './money.ts'

/** In `factor` units of the payment provider to one minor unit of ours; amounts there are multiples of `step`. */
type ProviderUnits = { factor: number; step: number }

const SAME: ProviderUnits = { factor: 1, step: 1 }
const UNITS = new Map<string, ProviderUnits>([
  ['ISK', { factor: 100, step: 100 }],
  ['UGX', { factor: 100, step: 100 }],
  ['MGA', { factor: 0.01, step: 1 }],
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, { factor: 1, step: 10 }] as const),
])

const unitsOf = (currency: string): ProviderUnits => UNITS.get(currency) ?? SAME

/** The smallest amount of ours that the payment provider can charge; prices and discounts are multiples of it. */
export function chargeStep(currency: string): number {
  const { factor, step } = unitsOf(currency)
  return Math.round(step / factor)
}

/**
 * Converts an amount to the units of the payment provider (Stripe, "Supported currencies"). Throws a RangeError for
 * an amount that it cannot charge.
 */
export function toProviderAmount({ amount, currency }: Money): number {
  if (amount % chargeStep(currency) !== 0)
    throw new RangeError(`${amount} of ${currency} cannot be charged in whole steps`)
  return Math.round(amount * unitsOf(currency).factor)
}

/** Converts an amount of the payment provider to ours. Throws a RangeError for one outside of its own steps. */
export function fromProviderAmount(amount: number, currency: string): Money {
  const { factor, step } = unitsOf(currency)
  if (amount % step !== 0) throw new RangeError(`${amount} of ${currency} is not in the provider's steps`)
  return money(Math.round(amount / factor), currency)
}
