import type { WorkboxPlugin } from 'workbox-core'
import { pageOf } from './worker-rules.ts'

/** What is used of a browser's caches. */
export type KeptAnswers = {
  keys: () => Promise<readonly { url: string }[]>
  delete: (url: string) => Promise<boolean>
}

/** A server that cannot answer is as good as none: what is kept stands in for it. */
export const withoutFailures: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}.`)
    return response
  },
}

/** Whether the server says that nothing is at an address for whoever asks, or that it is elsewhere. */
function isGone(response: Pick<Response, 'status' | 'type' | 'redirected'>): boolean {
  const { status, type, redirected } = response
  return (
    [403, 404, 410].includes(status) ||
    (status >= 300 && status < 400) ||
    type === 'opaqueredirect' ||
    redirected
  )
}

/**
 * Forgets a page as soon as the server says that it is gone, closed or elsewhere: its document and its file, in every
 * language, so that nothing of it is shown when the network is away (architecture, "a device purges at its next contact").
 */
export function forgettingGone(open: () => Promise<readonly KeptAnswers[]>): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      if (isGone(response)) {
        const page = pageOf(request.url)
        for (const cache of await open()) {
          const gone = (await cache.keys()).filter(({ url }) => pageOf(url) === page)
          await Promise.all(gone.map(({ url }) => cache.delete(url)))
        }
      }
      return response
    },
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && !response.redirected ? response : null,
  }
}
