import type { Network } from './network.ts'
import { isSwitchedOff } from './switched-off.ts'

/** A `fetch` that tells the network what it learned. */
export function watchedFetch(
  network: Pick<Network, 'reached' | 'failed'>,
  inner: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    try {
      const response = await inner(input, init)
      // 503 is the house without its database: as good as no network (security, "Answers").
      if (response.status === 503 && !isSwitchedOff(response)) network.failed()
      else network.reached()
      return response
    } catch (error) {
      if (init?.signal?.aborted !== true) network.failed()
      throw error
    }
  }
}
