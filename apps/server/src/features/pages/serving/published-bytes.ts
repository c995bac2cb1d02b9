import { LRUCache } from 'lru-cache'
import { isLocale } from '@foyer/i18n'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Database } from '#platform/database/app-db.ts'
import { cachePerServer } from '#platform/database/app-versions.ts'
import { memoryOf, type PreparedBytes } from '#platform/http/prepared-bytes.ts'

/** An answer of the static layer, ready to be written. */
export type Served =
  | { kind: 'bytes'; bytes: PreparedBytes; status: number }
  /** Another path has it now. */
  | { kind: 'moved'; path: string }
  | { kind: 'absent' }

/** An answer with the moments after which it must be made again. */
export type Entry = {
  served: Served
  /** By the app's clock: some gate opens then. */
  holds_until: number
  /** By real time: a signed address ends then, or pictures may have got their sizes. */
  fresh_until: number
  /** Not cached: one of endlessly many names for the same, such as a path where nothing is. */
  is_fleeting?: true
}

const cacheOf = cachePerServer(() => ({
  entries: new LRUCache<string, Entry>({
    maxSize: 192 * 1024 * 1024,
    sizeCalculation: ({ served }) => (served.kind === 'bytes' ? memoryOf(served.bytes) : 200),
  }),
  making: new Map<string, Promise<Entry>>(),
}))

type Server = { database: Pick<Database, 'app_versions'> }

/** Names published bytes. Everything that they are made of raises the app's version when it changes. */
export function entryKey(
  { id, version }: Pick<AppFacts, 'id' | 'version'>,
  kind: string,
  locale: string | null,
  path: string,
): string {
  return `${id} ${version} ${kind} ${locale ?? ''} ${path}`
}

/** The published bytes of a key, at once where they are cached; else made and cached, once for all who ask meanwhile. */
export function publishedBytes(
  { database }: Server,
  { key, now }: { key: string; now: Date },
  make: () => Promise<Entry>,
): Entry | Promise<Entry> {
  const cache = cacheOf(database.app_versions)
  const { entries, making } = cache
  const known = entries.get(key)
  const is_good = known && known.holds_until > now.getTime() && known.fresh_until > Date.now()
  return is_good ? known : (making.get(key) ?? makeEntry(cache, key, make))
}

async function makeEntry(
  { entries, making }: ReturnType<typeof cacheOf>,
  key: string,
  make: () => Promise<Entry>,
): Promise<Entry> {
  const promise = make().finally(() => making.delete(key))
  making.set(key, promise)
  const entry = await promise
  if (!entry.is_fleeting) entries.set(key, entry)
  return entry
}

/** Clears the cache of a server, such as of pages that another renderer has drawn. */
export function clearPublishedBytes({ database }: Server): void {
  cacheOf(database.app_versions).entries.clear()
}

/** The language that `?lang=` names; null where it names none that an app could speak. */
export function localeOf(query: URLSearchParams): string | null {
  const lang = query.get('lang')
  return lang !== null && isLocale(lang) ? lang : null
}
