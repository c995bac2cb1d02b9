import type { Network } from './network.ts'
import { isSwitchedOff } from './switched-off.ts'

/** A `fetch` that tells the network what it learned. */
export function networkAwareFetch(
  network: Pick<Network, 'reportReachable' | 'reportUnreachable'>,
  fetchFn: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetchFn(input, init)
      // 503 is the house without its database: as good as no network (security, "Answers").
      if (response.status === 503 && !isSwitchedOff(response)) network.reportUnreachable()
      else network.reportReachable()
      return response
    } catch (error) {
      if (init?.signal?.aborted !== true) network.reportUnreachable()
      throw error
    }
  }
}
