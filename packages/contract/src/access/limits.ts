/**
 * The limits of access settings. The domain imports no values from the contract; types ensure that its limits are
 * equal.
 */
export const ACCESS_LIMITS = {
  /** Of which one opens a page, or the app. */
  products: 100,
  /** Ten years, leap days included. */
  duration_seconds: 316_224_000,
  interval: { day: 3660, week: 520, month: 120 },
} as const

export type AccessLimits = typeof ACCESS_LIMITS
