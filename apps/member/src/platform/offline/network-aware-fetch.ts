import type { Network } from './network.ts'
import { isSwitchedOff } from './switched-off.ts'

/** A `fetch` that updates the network state from its results. */
export function networkAwareFetch(
  network: Pick<Network, 'reportReachable' | 'reportUnreachable'>,
  fetchFn: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetchFn(input, init)
      // 503 means that the server has no database, which counts as no network (security, "Answers").
      if (response.status === 503 && !isSwitchedOff(response)) network.reportUnreachable()
      else network.reportReachable()
      return response
    } catch (error) {
      if (init?.signal?.aborted !== true) network.reportUnreachable()
      throw error
    }
  }
}
