import { LRUCache } from 'lru-cache'
import { isLocale } from '@foyer/i18n'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Database } from '#platform/database/app-db.ts'
import { cachePerServer } from '#platform/database/app-versions.ts'
import { memorySizeOf, type PreparedBytes } from '#platform/http/prepared-bytes.ts'

/** An answer of the static layer, ready to be written. */
export type StaticResponse =
  | { kind: 'bytes'; bytes: PreparedBytes; status: number }
  /** Another path has it now. */
  | { kind: 'moved'; path: string }
  | { kind: 'absent' }

/** A cached response with its expiry times. */
export type CacheEntry = {
  response: StaticResponse
  /** By the app's clock: some gate opens then. */
  valid_until: number
  /** By real time: a signed address ends then, or pictures may have got their sizes. */
  fresh_until: number
  /** Not cached: one of endlessly many names for the same, such as a path where nothing is. */
  is_uncached?: true
}

const getCache = cachePerServer(() => ({
  entries: new LRUCache<string, CacheEntry>({
    maxSize: 192 * 1024 * 1024,
    sizeCalculation: ({ response }) => (response.kind === 'bytes' ? memorySizeOf(response.bytes) : 200),
  }),
  pending: new Map<string, Promise<CacheEntry>>(),
}))

type Server = { database: Pick<Database, 'app_versions'> }

/** Formats the cache key of published bytes. Every change of their inputs raises the app's version. */
export function formatEntryKey(
  { id, version }: Pick<AppFacts, 'id' | 'version'>,
  kind: string,
  locale: string | null,
  path: string,
): string {
  return `${id} ${version} ${kind} ${locale ?? ''} ${path}`
}

/**
 * Returns the published bytes of a key, synchronously if cached; otherwise renders and caches them once for all
 * concurrent requests.
 */
export function loadPublishedBytes(
  { database }: Server,
  { key, now }: { key: string; now: Date },
  build: () => Promise<CacheEntry>,
): CacheEntry | Promise<CacheEntry> {
  const cache = getCache(database.app_versions)
  const { entries, pending } = cache
  const cached = entries.get(key)
  const is_valid = cached && cached.valid_until > now.getTime() && cached.fresh_until > Date.now()
  return is_valid ? cached : (pending.get(key) ?? createEntry(cache, key, build))
}

async function createEntry(
  { entries, pending }: ReturnType<typeof getCache>,
  key: string,
  build: () => Promise<CacheEntry>,
): Promise<CacheEntry> {
  const promise = build().finally(() => pending.delete(key))
  pending.set(key, promise)
  const entry = await promise
  if (!entry.is_uncached) entries.set(key, entry)
  return entry
}

/** Clears the cache of a server, such as of pages that another renderer has drawn. */
export function clearPublishedBytes({ database }: Server): void {
  getCache(database.app_versions).entries.clear()
}

/** Parses the locale of `?lang=`; null if no app could have it. */
export function parseLocale(query: URLSearchParams): string | null {
  const lang = query.get('lang')
  return lang !== null && isLocale(lang) ? lang : null
}
