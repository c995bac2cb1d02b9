import { LRUCache } from 'lru-cache'
import { isLocale } from '@foyer/i18n'
import type { AppFacts } from '#platform/app-facts.ts'
import { memoryOf, type PreparedBytes } from '#platform/http/prepared-bytes.ts'
import { appChanges } from '../../apps/index.ts'

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
  /** Not kept: one of endlessly many names for the same, such as a path where nothing is. */
  is_fleeting?: true
}

const MEMORY = 192 * 1024 * 1024

const entries = new LRUCache<string, Entry>({ maxSize: MEMORY, sizeCalculation: sizeOf })
const making = new Map<string, Promise<Entry>>()
/** Rises with each change of an app that this process hears of, so that nothing made before is found again. */
const generations = new LRUCache<string, number>({ max: 50_000 })
let everyone = 0

appChanges.listen((change) => {
  if (change) generations.set(change.id, (generations.get(change.id) ?? 0) + 1)
  else everyone += 1
})

/** Names an answer: the app as it is now, what is asked for, and in which language. */
export function entryKey(app: AppFacts, kind: string, locale: string | null, path: string): string {
  const generation = generations.get(app.id) ?? 0
  return `${app.id} ${everyone}.${generation} ${app.release_id} ${app.access_epoch} ${kind} ${locale ?? ''} ${path}`
}

/** The answer of that name if it still holds. */
export function findEntry(key: string, app_now: number): Entry | null {
  const entry = entries.get(key)
  return entry && entry.holds_until > app_now && entry.fresh_until > Date.now() ? entry : null
}

/** Makes an answer and keeps it in memory; whoever asks meanwhile waits for the same. */
export async function makeEntry(key: string, make: () => Promise<Entry>): Promise<Entry> {
  const running = making.get(key)
  if (running) return running
  const promise = make().finally(() => making.delete(key))
  making.set(key, promise)
  const entry = await promise
  if (!entry.is_fleeting) entries.set(key, entry)
  return entry
}

/** The language that `?lang=` names; null where it names none that an app could speak. */
export function localeOf(query: URLSearchParams): string | null {
  const lang = query.get('lang')
  return lang !== null && isLocale(lang) ? lang : null
}

function sizeOf({ served }: Entry): number {
  return served.kind === 'bytes' ? memoryOf(served.bytes) : 200
}
