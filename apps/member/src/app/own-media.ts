import type { WorkboxPlugin } from 'workbox-core'

/** The cache of gated pictures on pages that this device keeps for when the network is away. */
export const OWN_MEDIA_CACHE = 'own-media'

const PRIVATE = /^\/media\/private\//

/** Whether an address is that of a file that only a signature opens. */
export function isOwnMedia(address: string): boolean {
  return PRIVATE.test(new URL(address).pathname)
}

/** The address under which such a file is kept: without its signature, which is a secret and ends in minutes. */
export function ownMediaKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

/** Whether an address has come to its end, which says nothing of the file behind it. */
function hasEnded(address: string): boolean {
  const expires = Number(new URL(address).searchParams.get('expires') ?? Number.NaN)
  return expires * 1000 <= Date.now()
}

/** What is used of a browser's cache. */
export type OwnCache = {
  match: (url: string) => Promise<Response | undefined>
  put: (url: string, response: Response) => Promise<void>
  keys: () => Promise<readonly { url: string }[]>
  delete: (url: string) => Promise<boolean>
}

/** Where it stands whose files are kept, by `viewerKey`; it is no address of a file. */
const WHOSE = '/media/private/whose'

/** Gated pictures of one member, as far as they may see them. */
export type OwnMedia = {
  /** Keeps files of this viewer alone: those kept for another, or for other rights, are forgotten. */
  keepFor: (viewer: string) => Promise<void>
  /** Forgets what older workers put among public files. */
  tidy: () => Promise<void>
  /** Names files without their signature, and forgets one that the server gives no more by an address that holds. */
  plugin: WorkboxPlugin
}

/** Makes the keeper of gated pictures; `open` opens their cache, `openPublic` that of public files. */
export function createOwnMedia(
  open: () => Promise<OwnCache>,
  openPublic: () => Promise<Pick<OwnCache, 'keys' | 'delete'>>,
): OwnMedia {
  const forget = async (cache: Pick<OwnCache, 'keys' | 'delete'>): Promise<void> => {
    const own = (await cache.keys()).filter(({ url }) => isOwnMedia(url))
    await Promise.all(own.map(({ url }) => cache.delete(url)))
  }
  return {
    keepFor: async (viewer) => {
      const cache = await open()
      const known = await cache.match(WHOSE)
      if ((await known?.text()) === viewer) return
      await forget(cache)
      await cache.put(WHOSE, new Response(viewer))
    },
    tidy: async () => forget(await openPublic()),
    plugin: {
      cacheKeyWillBeUsed: async ({ request }) => ownMediaKey(request.url),
      fetchDidSucceed: async ({ request, response }) => {
        const is_refused = [403, 404, 410].includes(response.status) && !hasEnded(request.url)
        if (is_refused) await (await open()).delete(ownMediaKey(request.url))
        return response
      },
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
    },
  }
}
