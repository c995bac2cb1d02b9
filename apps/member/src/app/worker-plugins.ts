import { GATED_HEADER } from '@foyer/domain/pages'
import type { WorkboxPlugin } from 'workbox-core'
import { isSwitchedOff } from '../platform/offline/switched-off.ts'
import type { UrlCache } from './private-media.ts'
import { parsePagePath, listPublicImages } from './worker-rules.ts'

/** What is used of a browser's caches. */
export type ResponseCache = Pick<UrlCache, 'keys' | 'match' | 'delete'>

/** The caches that contain public pages. */
export type PublicCaches = {
  /** Documents and files of pages. */
  pages: readonly ResponseCache[]
  /** Public pictures. */
  media: Pick<ResponseCache, 'delete'>
}

/**
 * Treats a server error like a lost network, so that the cached copy is used. The response of a switched-off app is
 * not an error.
 */
export const rejectServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500 && !isSwitchedOff(response))
      throw new Error(`The server answered ${response.status}.`)
    return response
  },
}

/** Whether the response says that the page is gone, moved or not accessible to the viewer. */
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

/**
 * Removes the cached copies of a page, and returns their public pictures. When the page is gated, copies marked as
 * gated stay.
 */
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
 * Removes a page's documents, files and public pictures in all languages once the server reports it gone, moved or
 * gated (architecture, "a device purges at its next contact").
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
