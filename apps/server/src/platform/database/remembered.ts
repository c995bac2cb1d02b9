import { LRUCache } from 'lru-cache'
import type { Changes, Mark } from './changes.ts'

/** One app's reader. Inside of a transaction, and wherever the last word is wanted, it has no memory. */
type Reader = { readonly app_id: string; readonly changes?: Changes }

type Entry<Value> = { value: Value; about: readonly string[]; since: Mark }

/**
 * What was read before and still holds: each value until the app or one of those it is about has changed. A reader
 * without memory finds nothing here and leaves nothing here.
 */
export class Remembered<Value extends object> {
  readonly #of_server = new WeakMap<Changes, LRUCache<string, Entry<Value>>>()
  readonly #most: number

  constructor({ most }: { most: number }) {
    this.#most = most
  }

  get({ app_id, changes }: Reader, key: string): Value | undefined {
    const entry = changes && this.#of_server.get(changes)?.get(`${app_id} ${key}`)
    return entry && changes.hold(entry.since, entry.about) ? entry.value : undefined
  }

  /** Keeps a value that was read after `since`, which the same reader gave by `markOf`. */
  keep(
    { app_id, changes }: Reader,
    key: string,
    { value, about, since }: { value: Value; about: readonly string[]; since: Mark },
  ): void {
    if (!changes) return
    const entries = this.#of_server.get(changes) ?? new LRUCache({ max: this.#most })
    this.#of_server.set(changes, entries)
    entries.set(`${app_id} ${key}`, { value, about: [app_id, ...about], since })
  }
}

/** The moment before a read whose answer is to be remembered. */
export function markOf({ changes }: Reader): Mark {
  return changes?.mark() ?? 0
}
