/**
 * What PostgreSQL is told while all statements of a transaction are keyed. Left to itself it plans a statement over
 * short arrays anew each time, which costs more than running it, or takes a whole table where it looks small.
 */
export const KEYED_SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_sort: 'off',
} as const
