import { GATED_MARK } from '@foyer/domain/pages'
import type { WorkboxPlugin } from 'workbox-core'
import { isSwitchedOff } from '../platform/offline/switched-off.ts'
import type { OwnCache } from './own-media.ts'
import { pageOf, picturesIn } from './worker-rules.ts'

/** What is used of a browser's caches. */
export type KeptAnswers = Pick<OwnCache, 'keys' | 'match' | 'delete'>

/** The caches that hold something of open pages. */
export type OpenCaches = {
  /** Documents and files of pages. */
  pages: readonly KeptAnswers[]
  /** Public pictures. */
  media: Pick<KeptAnswers, 'delete'>
}

/** A server that cannot answer is as good as none: what is kept stands in for it. That an app is switched off is an answer. */
export const withoutFailures: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500 && !isSwitchedOff(response))
      throw new Error(`The server answered ${response.status}.`)
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

function isGated({ headers }: Pick<Response, 'headers'>): boolean {
  return headers.get(GATED_MARK.name) === GATED_MARK.value
}

/** Forgets what is kept of a page, but for what says itself that the page is gated; gives the pictures that stood there. */
async function forgetPage(
  caches: readonly KeptAnswers[],
  page: string,
  is_gated: boolean,
): Promise<string[]> {
  const pictures: string[] = []
  for (const cache of caches) {
    for (const { url } of (await cache.keys()).filter((kept) => pageOf(kept.url) === page)) {
      const kept = await cache.match(url)
      if (kept && is_gated && isGated(kept)) continue
      if (kept) pictures.push(...picturesIn(await kept.text()))
      await cache.delete(url)
    }
  }
  return pictures
}

/**
 * Forgets a page as soon as the server says that it is gone, closed, elsewhere, or not open to everyone: its documents
 * and files in every language and the public pictures on it, so that nothing of it is shown when the network is away
 * (architecture, "a device purges at its next contact").
 */
export function forgettingGone(open: () => Promise<OpenCaches>): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      const is_gated = isGated(response)
      if (!is_gated && !isGone(response)) return response
      const { pages, media } = await open()
      const pictures = await forgetPage(pages, pageOf(request.url), is_gated)
      // What everyone may still see of a gated page may stay.
      const shown = picturesIn(pictures.length > 0 && is_gated ? await response.clone().text() : '')
      const gone = pictures.filter((picture) => !shown.has(picture))
      await Promise.all(gone.map((picture) => media.delete(new URL(picture, request.url).href)))
      return response
    },
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && !response.redirected ? response : null,
  }
}
