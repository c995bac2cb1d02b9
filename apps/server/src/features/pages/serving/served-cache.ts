import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
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

/** So long an answer is given where nobody can say whether its app has changed (security: gone within 5 s). */
const UNSURE_MS = 2_000

type Kept = Entry & { made_at: number }

const entries = new LRUCache<string, Kept>({ maxSize: MEMORY, sizeCalculation: sizeOf })
const making = new Map<string, Promise<Kept>>()
/** Rises with each change of an app that this process hears of, so that nothing made before is found again. */
const generations = new LRUCache<string, number>({ max: 50_000 })
let everyone = 0

/** Visitors who have just been answered soon ask for the next page. */
const QUIET_MS = 10

/** So long what can wait gives way to visitors each time, so that it ends where they never cease to come. */
const PATIENCE_MS = 100

let last_made_at = 0

appChanges.listen((change) => {
  if (change) generations.set(change.id, (generations.get(change.id) ?? 0) + 1)
  else everyone += 1
})

/** What facts of an app say, in short: told of each object once, because every request asks. */
const marks = new WeakMap<AppFacts, string>()

function markOf(app: AppFacts): string {
  const known = marks.get(app)
  if (known !== undefined) return known
  const mark = createHash('sha256').update(JSON.stringify(app)).digest('base64url').slice(0, 22)
  marks.set(app, mark)
  return mark
}

/**
 * Names an answer: the app as whoever makes it knows it, what is asked for, and in which language. Facts that were read
 * before a change make answers of their own, which nobody finds who knows of it.
 */
export function entryKey(app: AppFacts, kind: string, locale: string | null, path: string): string {
  const generation = generations.get(app.id) ?? 0
  return `${app.id} ${everyone}.${generation} ${markOf(app)} ${kind} ${locale ?? ''} ${path}`
}

/** The answer of that name if it still holds: by the app's clock, by the hour, and as far as changes are heard of. */
export function findEntry(key: string, { now, is_sure }: { now: Date; is_sure: boolean }): Entry | null {
  const entry = entries.get(key)
  if (!entry || entry.holds_until <= now.getTime() || entry.fresh_until <= Date.now()) return null
  return is_sure || performance.now() - entry.made_at < UNSURE_MS ? entry : null
}

/** Makes an answer and keeps it in memory; whoever asks meanwhile waits for the same. */
export async function makeEntry(key: string, make: () => Promise<Entry>): Promise<Entry> {
  const running = making.get(key)
  if (running) return running
  const made_at = performance.now()
  const promise = make()
    .then((entry) => ({ ...entry, made_at }))
    .finally(() => {
      making.delete(key)
      last_made_at = performance.now()
    })
  making.set(key, promise)
  const entry = await promise
  if (!entry.is_fleeting) entries.set(key, entry)
  return entry
}

/** Lets visitors go first who wait for an answer that has to be made, or have just had one. */
export async function letVisitorsPass(): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  const isQuiet = () => making.size === 0 && performance.now() - last_made_at >= QUIET_MS
  await new Promise(setImmediate)
  while (!isQuiet() && performance.now() < until) await delay(QUIET_MS)
}

/** The language that `?lang=` names; null where it names none that an app could speak. */
export function localeOf(query: URLSearchParams): string | null {
  const lang = query.get('lang')
  return lang !== null && isLocale(lang) ? lang : null
}

function sizeOf({ served }: Entry): number {
  return served.kind === 'bytes' ? memoryOf(served.bytes) : 200
}
