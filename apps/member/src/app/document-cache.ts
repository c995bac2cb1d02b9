import type { UrlCache } from './private-media.ts'

/** Stored documents of the build that this worker belongs to. */
export type DocumentCache = {
  /** Fetches the start page of this build in all stored languages, for use once this worker takes over. */
  prepare: () => Promise<void>
  /** Removes documents of other builds, whose files are gone, and stores the prepared start page instead. */
  removeOutdated: () => Promise<void>
}

type Dependencies = {
  /** The name of the entry file of this build's documents. */
  entry: string
  open: () => Promise<UrlCache>
  /** Opens the cache for the start page of a waiting worker; the active worker still uses its own cache. */
  openStaging: () => Promise<UrlCache>
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The address of the start page. */
  start: string
}

/** Stores documents and files of one build together, so that any document opened offline finds its files. */
export function createDocumentCache({
  entry,
  open,
  openStaging,
  start,
  ...dependencies
}: Dependencies): DocumentCache {
  const fetchIfCurrent = async (url: string, staging: UrlCache): Promise<void> => {
    const response = await dependencies.fetch(url, { cache: 'no-store' })
    const is_current_build = response.ok && (await response.clone().text()).includes(entry)
    if (is_current_build) await staging.put(url, response)
  }

  return {
    prepare: async () => {
      const [documents, staging] = await Promise.all([open(), openStaging()])
      const cachedUrls = (await documents.keys()).map(({ url }) => url)
      const startUrls = new Set([start, ...cachedUrls.filter((url) => new URL(url).pathname === '/')])
      // A start page that cannot be had now is fetched with the next visit, as ever.
      await Promise.allSettled([...startUrls].map((url) => fetchIfCurrent(url, staging)))
    },
    removeOutdated: async () => {
      const [documents, staging] = await Promise.all([open(), openStaging()])
      for (const { url } of await documents.keys()) {
        const text = await (await documents.match(url))?.text()
        if (!text?.includes(entry)) await documents.delete(url)
      }
      for (const { url } of await staging.keys()) {
        const staged = await staging.match(url)
        if (staged && !(await documents.match(url))) await documents.put(url, staged)
        await staging.delete(url)
      }
    },
  }
}
