import type { Release } from '../queries.ts'

/**
 * Returns the release before the live one: the one it replaced when it was restored, otherwise the one it is based
 * on. Null for the first.
 */
export function getPreviousRelease({ restored, base }: Pick<Release, 'restored' | 'base'>): Release['base'] {
  return restored?.left ?? base
}
