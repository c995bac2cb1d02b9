import type { Planned } from './measure-load.ts'

/** More than any server here answers in the two seconds of a round. */
const REQUEST_COUNT = 160_000

/**
 * Requests one after the other, over and over, for connections that take from one list: so that each path comes round as
 * seldom as it can, and not at the same moment on every connection.
 */
export function repeatInTurn(requests: readonly Planned[]): Planned[] {
  return Array.from({ length: REQUEST_COUNT }, (_, n) => requests[n % requests.length]).filter(
    (request) => request !== undefined,
  )
}
