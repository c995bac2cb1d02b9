import { LRUCache } from 'lru-cache'
import type { RateLimit } from '@foyer/contract'
import { tooManyRequests } from '../errors.ts'

const DEFAULT: RateLimit = { limit: 300, seconds: 60 }

type Window = { ends_at: number; count: number }

/**
 * Counts calls in fixed windows in this process's memory, as a first protection against floods. Limits that protect
 * secrets (sign-in, codes) are counted in the database by their feature.
 */
export class RateLimiter {
  readonly #windows = new LRUCache<string, Window>({ max: 50_000 })

  /** Counts one call of `caller`; throws `too_many_requests` once `times` the limit is passed. */
  count(call: string, caller: string, limit: RateLimit = DEFAULT, times = 1, now: number = Date.now()): void {
    const key = `${call} ${caller}`
    const current = this.#windows.get(key)
    const window =
      current && current.ends_at > now ? current : { ends_at: now + limit.seconds * 1000, count: 0 }
    window.count += 1
    this.#windows.set(key, window)
    if (window.count > limit.limit * times)
      throw tooManyRequests(Math.max(1, Math.ceil((window.ends_at - now) / 1000)))
  }
}
