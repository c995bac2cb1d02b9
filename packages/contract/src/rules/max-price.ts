/** The largest price of a product and the largest line of an order, in minor units. */
export const MAX_PRICE = 99_999_999
