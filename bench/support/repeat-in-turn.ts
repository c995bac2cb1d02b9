import type { Planned } from './measure-load.ts'

/** More than any server here answers in the two seconds of a round. */
const REQUEST_COUNT = 160_000

/**
 * Repeats requests for connections that share one list, ordered so that a path recurs rarely and not on all
 * connections at once.
 */
export function repeatInTurn(requests: readonly Planned[]): Planned[] {
  return Array.from({ length: REQUEST_COUNT }, (_, n) => requests[n % requests.length]).filter(
    (request) => request !== undefined,
  )
}
