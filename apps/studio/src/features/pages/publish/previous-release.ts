import type { Release } from '../queries.ts'

/**
 * What members saw before the live release: the one that was left for it where somebody brought it back, else the one
 * that it was made from. Null where it is the first.
 */
export function getPreviousRelease({ restored, base }: Pick<Release, 'restored' | 'base'>): Release['base'] {
  return restored?.left ?? base
}
