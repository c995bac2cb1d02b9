import { PAGE_DATA_CACHE_PAGES } from '@foyer/domain/constants'
import { logFailure } from '../../platform/log.ts'
import { once } from '../../platform/once.ts'
import type { Records } from '../../platform/storage/records.ts'
import type { PageResult } from './page-state.ts'
import { whenIdle } from '../../platform/when-idle.ts'

/** What was found at a path, for whom. `is_ahead`: read before anyone opened it. */
export type CachedPage = { finding: PageResult; etag: string | null; at: number; is_ahead?: boolean }

/**
 * The pages that this device remembers: 250 at most, those of earlier visits among them, the longest unused forgotten
 * first (spec section 9).
 */
export interface PageCache {
  /** From memory alone, at once. */
  peek: (key: string) => CachedPage | null
  /** From memory, else from the device. */
  read: (key: string) => Promise<CachedPage | null>
  write: (key: string, page: CachedPage) => void
  /** Everything that is on the device, by its key. */
  all: () => Promise<[key: string, page: CachedPage][]>
  /** Forgets what everyone could see at a path, in every language, as when it turned from open to gated. */
  evictPublic: (path: string) => void
  /** Forgets what single viewers were given or told at a path, in every language, as when it is open to everyone. */
  evictPersonal: (path: string) => void
  /** Forgets everything that was kept for members, or for members under another key. */
  evictMembers: (except?: string) => Promise<void>
  /** Forgets who was shown no page, and why: missing ones and locked ones may be open by now. */
  evictLocked: () => Promise<void>
}

type Options = {
  records: Omit<Records<CachedPage>, 'clear'>
  /** The keys of what earlier visits have kept, the longest unused first. */
  listCachedKeys: () => Promise<readonly string[]>
  limit?: number
}

/** Makes the cache. Keys are made by `pageKey`. */
export function createPageCache({
  records,
  listCachedKeys,
  limit = PAGE_DATA_CACHE_PAGES,
}: Options): PageCache {
  const memory = new Map<string, CachedPage>()
  /** Keys in the order in which they were used; those of earlier visits come before, once the device was asked. */
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

  /** Asks the device itself, where another tab may have written meanwhile. */
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

/** What the device cannot do now is nobody's wait. */
function logErrors(work: Promise<void>): void {
  work.catch((error: unknown) => logFailure('page cache', error))
}

/** The viewer under whose name stands what everyone may see. */
export const PUBLIC_VIEWER = 'public'

/** Where the finding of a viewer at a path of an app is kept. */
export function pageKey(app_id: string, viewer: string, locale: string, path: string): string {
  return `${app_id} ${viewer} ${locale} ${path}`
}

/**
 * The keys of what earlier visits have kept of an app, the longest unused first, once the browser has nothing better to
 * do. What another app had at this address before is forgotten.
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
