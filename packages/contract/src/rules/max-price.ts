const USUAL = 99_999_999
/** Currencies of so small units that the payment provider takes more digits (Stripe, "Maximum amounts"). */
const LARGER: Readonly<Record<string, number>> = {
  COP: 9_999_999_999,
  IDR: 999_999_999_999,
}

/** The largest price in any currency, in minor units. */
export const MAX_PRICE = Math.max(USUAL, ...Object.values(LARGER))

/** The largest price of a product and the largest line of an order, in minor units of the currency. */
export function maxPrice(currency: string): number {
  return LARGER[currency] ?? USUAL
}
