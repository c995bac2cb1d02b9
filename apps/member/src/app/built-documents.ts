import type { OwnCache } from './own-media.ts'

/** Documents of the build that this worker belongs to. */
export type BuiltDocuments = {
  /** Fetches the start page as this build draws it, in the languages that are kept of it, for when this worker takes over. */
  prepare: () => Promise<void>
  /** Forgets documents of other builds, whose files are here no more, and puts the start page in their place. */
  tidy: () => Promise<void>
}

type Parts = {
  /** The file with which each document of this build begins, by its name. */
  entry: string
  open: () => Promise<OwnCache>
  /** Where the start page waits until this worker takes over: the one before it goes on with its own. */
  openNext: () => Promise<OwnCache>
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The address of the start page. */
  start: string
}

/** Keeps documents and files of one build together, so that whatever is opened without a network finds its files. */
export function createBuiltDocuments({ entry, open, openNext, start, ...parts }: Parts): BuiltDocuments {
  const fetchOne = async (url: string, next: OwnCache): Promise<void> => {
    const answer = await parts.fetch(url, { cache: 'no-store' })
    const is_built = answer.ok && (await answer.clone().text()).includes(entry)
    if (is_built) await next.put(url, answer)
  }

  return {
    prepare: async () => {
      const [documents, next] = await Promise.all([open(), openNext()])
      const kept = (await documents.keys()).map(({ url }) => url)
      const starts = new Set([start, ...kept.filter((url) => new URL(url).pathname === '/')])
      // A start page that cannot be had now is fetched with the next visit, as ever.
      await Promise.allSettled([...starts].map((url) => fetchOne(url, next)))
    },
    tidy: async () => {
      const [documents, next] = await Promise.all([open(), openNext()])
      for (const { url } of await documents.keys()) {
        const text = await (await documents.match(url))?.text()
        if (!text?.includes(entry)) await documents.delete(url)
      }
      for (const { url } of await next.keys()) {
        const waiting = await next.match(url)
        if (waiting && !(await documents.match(url))) await documents.put(url, waiting)
        await next.delete(url)
      }
    },
  }
}
