import type { Planned } from './put-load.ts'

/** More than any server here answers in the two seconds of a round. */
const MANY = 160_000

/**
 * Requests one after the other, over and over, for connections that take from one list: so that each path comes round as
 * seldom as it can, and not at the same moment on every connection.
 */
export function inTurn(requests: readonly Planned[]): Planned[] {
  return Array.from({ length: MANY }, (_, n) => requests[n % requests.length]).filter(
    (request) => request !== undefined,
  )
}
