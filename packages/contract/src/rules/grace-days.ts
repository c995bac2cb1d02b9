/** Fewer would lock members out while the provider is still taking a payment. */
export const MIN_GRACE_DAYS = 1

/** The most days that a plan may stay open without a payment. */
export const MAX_GRACE_DAYS = 60
