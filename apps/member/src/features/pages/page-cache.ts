import { PAGE_DATA_CACHE_PAGES } from '@foyer/domain/constants'
import { logFailure } from '../../platform/log.ts'
import { once } from '../../platform/once.ts'
import type { Records } from '../../platform/storage/records.ts'
import type { PageResult } from './page-state.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** The result for a path and viewer. `is_ahead`: prefetched and not opened yet. */
export type CachedPage = { finding: PageResult; etag: string | null; at: number; is_ahead?: boolean }

/**
 * The pages stored on the device: 250 at most, earlier visits included, evicted by least recent use (spec section
 * 9).
 */
export interface PageCache {
  /** Reads from memory only, synchronously. */
  peek: (key: string) => CachedPage | null
  /** From memory, else from the device. */
  read: (key: string) => Promise<CachedPage | null>
  write: (key: string, page: CachedPage) => void
  /** All pages on the device, by key. */
  all: () => Promise<[key: string, page: CachedPage][]>
  /** Forgets what everyone could see at a path, in every language, as when it turned from open to gated. */
  evictPublic: (path: string) => void
  /** Removes the results for single viewers at a path, in every language, for instance when the page becomes public. */
  evictPersonal: (path: string) => void
  /** Removes all pages of members, except those of one viewer. */
  evictMembers: (except?: string) => Promise<void>
  /** Removes missing and locked results, because these pages may be open by now. */
  evictLocked: () => Promise<void>
}

type Options = {
  records: Omit<Records<CachedPage>, 'clear'>
  /** The keys of pages from earlier visits, least recently used first. */
  listCachedKeys: () => Promise<readonly string[]>
  limit?: number
}

/** Creates the cache. `pageKey` builds its keys. */
export function createPageCache({
  records,
  listCachedKeys,
  limit = PAGE_DATA_CACHE_PAGES,
}: Options): PageCache {
  const memory = new Map<string, CachedPage>()
  /** Keys in order of use; those of earlier visits come first, once they are loaded from the device. */
  let keysByUse = new Set<string>()

  const loadEarlierKeys = once(async () => {
    const earlierKeys = await listCachedKeys()
    keysByUse = new Set([...earlierKeys.filter((key) => !keysByUse.has(key)), ...keysByUse])
  })

  const touch = (key: string, page: CachedPage): void => {
    memory.set(key, page)
    keysByUse.delete(key)
    keysByUse.add(key)
  }
  const enforceLimit = async (): Promise<void> => {
    await loadEarlierKeys()
    await evict([...keysByUse].slice(0, Math.max(0, keysByUse.size - limit)))
  }
  const evict = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      memory.delete(key)
      keysByUse.delete(key)
    }
    if (keys.length > 0) await records.delete(keys)
  }

  const evictAtPath = (path: string, matchesViewer: (viewer: string | undefined) => boolean): void => {
    const matchesEntry = (key: string): boolean => matchesViewer(parseViewer(key)) && key.endsWith(` ${path}`)
    logErrors(evict([...keysByUse].filter(matchesEntry)))
    // What has been written since is no part of it.
    const evictStored = (): Promise<void> =>
      evict([...keysByUse].filter((key) => matchesEntry(key) && !memory.has(key)))
    logErrors(loadEarlierKeys().then(evictStored))
  }

  /** Reads the device itself, because another tab may have written to it. */
  const evictMatching = async (is: (entry: [string, CachedPage]) => boolean): Promise<void> => {
    for (const entry of [...memory]) if (is(entry)) memory.delete(entry[0])
    const stored = await records.all()
    await evict(stored.filter(is).map(([key]) => key))
  }
  return {
    peek: (key) => {
      const page = memory.get(key)
      if (page) touch(key, page)
      return page ?? null
    },
    read: async (key) => {
      const cached = memory.get(key) ?? (await records.get(key))
      if (cached) touch(key, cached)
      return cached ?? null
    },
    write: (key, page) => {
      touch(key, page)
      logErrors(records.set(key, page))
      logErrors(enforceLimit())
    },
    all: records.all,
    evictPublic: (path) => evictAtPath(path, (viewer) => viewer === PUBLIC_VIEWER),
    evictPersonal: (path) => evictAtPath(path, (viewer) => viewer !== PUBLIC_VIEWER),
    evictMembers: (except) => evictMatching(([key]) => ![PUBLIC_VIEWER, except].includes(parseViewer(key))),
    evictLocked: () => evictMatching(([, { finding }]) => finding.status !== 'open'),
  }
}

function parseViewer(key: string): string | undefined {
  return key.split(' ', 2)[1]
}

/** Fire and forget: storage failures are logged. */
function logErrors(work: Promise<void>): void {
  work.catch((error: unknown) => logFailure('page cache', error))
}

/** The viewer key of public pages. */
export const PUBLIC_VIEWER = 'public'

/** The cache key of a viewer's result for a path of an app. */
export function pageKey(app_id: string, viewer: string, locale: string, path: string): string {
  return `${app_id} ${viewer} ${locale} ${path}`
}

/**
 * The keys of an app's pages from earlier visits, least recently used first, once the browser is idle. Removes pages
 * of another app at the same address.
 */
export async function listCachedPageKeys(
  records: Pick<Records<CachedPage>, 'all' | 'delete'>,
  app_id: string,
  idle: (work: () => void) => void = whenIdle,
): Promise<string[]> {
  await new Promise<void>((resolve) => idle(resolve))
  const keys = (await records.all()).toSorted(([, a], [, b]) => a.at - b.at).map(([key]) => key)
  const isOfApp = (key: string): boolean => key.startsWith(`${app_id} `)
  await records.delete(keys.filter((key) => !isOfApp(key)))
  return keys.filter(isOfApp)
}
