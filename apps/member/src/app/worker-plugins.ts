import { GATED_HEADER } from '@foyer/domain/pages'
import type { WorkboxPlugin } from 'workbox-core'
import { isSwitchedOff } from '../platform/offline/switched-off.ts'
import type { UrlCache } from './private-media.ts'
import { parsePagePath, listPublicImages } from './worker-rules.ts'

/** What is used of a browser's caches. */
export type ResponseCache = Pick<UrlCache, 'keys' | 'match' | 'delete'>

/** The caches that hold something of open pages. */
export type PublicCaches = {
  /** Documents and files of pages. */
  pages: readonly ResponseCache[]
  /** Public pictures. */
  media: Pick<ResponseCache, 'delete'>
}

/** A server that cannot answer is as good as none: what is kept stands in for it. That an app is switched off is an answer. */
export const rejectServerErrors: WorkboxPlugin = {
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
  return headers.get(GATED_HEADER.name) === GATED_HEADER.value
}

/** Forgets what is kept of a page, but for what says itself that the page is gated; gives the pictures that stood there. */
async function evictPage(
  caches: readonly ResponseCache[],
  page: string,
  is_gated: boolean,
): Promise<string[]> {
  const pictures: string[] = []
  for (const cache of caches) {
    for (const { url } of (await cache.keys()).filter((cached) => parsePagePath(cached.url) === page)) {
      const cached = await cache.match(url)
      if (cached && is_gated && isGated(cached)) continue
      if (cached) pictures.push(...listPublicImages(await cached.text()))
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
export function evictRemovedPages(open: () => Promise<PublicCaches>): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      const is_gated = isGated(response)
      if (!is_gated && !isGone(response)) return response
      const { pages, media } = await open()
      const pictures = await evictPage(pages, parsePagePath(request.url), is_gated)
      // What everyone may still see of a gated page may stay.
      const stillPublic = listPublicImages(
        pictures.length > 0 && is_gated ? await response.clone().text() : '',
      )
      const gone = pictures.filter((picture) => !stillPublic.has(picture))
      await Promise.all(gone.map((picture) => media.delete(new URL(picture, request.url).href)))
      return response
    },
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && !response.redirected ? response : null,
  }
}
