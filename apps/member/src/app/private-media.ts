import type { WorkboxPlugin } from 'workbox-core'

/** The cache of gated pictures on stored pages, for use offline. */
export const PRIVATE_MEDIA_CACHE = 'own-media'

const PRIVATE_MEDIA_PATH = /^\/media\/private\//

/** Whether an address is that of a file that only a signature opens. */
export function isPrivateMedia(address: string): boolean {
  return PRIVATE_MEDIA_PATH.test(new URL(address).pathname)
}

/** The cache key of a private file: its address without the signature, which is secret and expires in minutes. */
export function privateMediaKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** Whether the signature of an address has expired; the file itself may still exist. */
function hasExpired(address: string): boolean {
  const expires = Number(new URL(address).searchParams.get('expires') ?? Number.NaN)
  return expires * 1000 <= Date.now()
}

/** What is used of a browser's cache. */
export type UrlCache = {
  match: (url: string) => Promise<Response | undefined>
  put: (url: string, response: Response) => Promise<void>
  keys: () => Promise<readonly { url: string }[]>
  delete: (url: string) => Promise<boolean>
}

/** Cache key of the entry that stores the owner's `viewerKey`; not the address of a file. */
const OWNER_KEY = '/media/private/whose'

/** Gated pictures of one member, as far as they may see them. */
export type PrivateMedia = {
  /** Stores files for this viewer only: files of another viewer, or for other access rights, are removed. */
  setOwner: (viewer: string) => Promise<void>
  /** Removes private files that older workers stored in the public cache. */
  removeFromPublicCache: () => Promise<void>
  /** Stores files without their signature, and removes one that the server refuses at a valid address. */
  plugin: WorkboxPlugin
}

/** Creates the store of gated pictures; `open` opens their cache, `openPublic` that of public files. */
export function createPrivateMedia(
  open: () => Promise<UrlCache>,
  openPublic: () => Promise<Pick<UrlCache, 'keys' | 'delete'>>,
): PrivateMedia {
  const evictPrivateMedia = async (cache: Pick<UrlCache, 'keys' | 'delete'>): Promise<void> => {
    const privateFiles = (await cache.keys()).filter(({ url }) => isPrivateMedia(url))
    await Promise.all(privateFiles.map(({ url }) => cache.delete(url)))
  }
  return {
    setOwner: async (viewer) => {
      const cache = await open()
      const storedOwner = await cache.match(OWNER_KEY)
      if ((await storedOwner?.text()) === viewer) return
      await evictPrivateMedia(cache)
      await cache.put(OWNER_KEY, new Response(viewer))
    },
    removeFromPublicCache: async () => evictPrivateMedia(await openPublic()),
    plugin: {
      cacheKeyWillBeUsed: async ({ request }) => privateMediaKey(request.url),
      fetchDidSucceed: async ({ request, response }) => {
        const is_revoked = [403, 404, 410].includes(response.status) && !hasExpired(request.url)
        if (is_revoked) await (await open()).delete(privateMediaKey(request.url))
        return response
      },
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
    },
  }
}
