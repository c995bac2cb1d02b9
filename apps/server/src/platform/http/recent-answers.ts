import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isLocale } from '@foyer/i18n'
import { headsOf, sendPrepared, type Heads, type PreparedBytes } from './prepared-bytes.ts'

/** An answer for everyone, until something that it is made of may have changed; `holds` where time alone changes it. */
export type RecentAnswer = { bytes: PreparedBytes; status: number; holds: (() => boolean) | null }

type Kept = RecentAnswer & { heads: Heads }

/** A host and target longer than this are not worth their place. */
const LONGEST_NAME = 600

/** Whatever nobody announced is found out after this. */
const KEPT_MS = 1_000

/** So often the clock is read: a timer a millisecond would cost more than the answers. */
const CLOCK_MS = 50

/**
 * The last answers of the static layer by host, path and language: what is asked for again within a second is written
 * without being looked at, whatever else the query says. Only answers that are the same for everyone may be kept here.
 */
export class RecentAnswers {
  readonly #answers = new LRUCache<string, Kept>({
    max: 20_000,
    ttl: KEPT_MS - CLOCK_MS,
    ttlResolution: CLOCK_MS,
  })
  #generation = 0

  /** What nobody asks for any more is let go of: whoever made the bytes has a bound for them, and this has none. */
  constructor() {
    setInterval(() => this.#answers.purgeStale(), KEPT_MS).unref()
  }

  /** Answers from memory; false where it holds nothing for this request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const known = this.#answers.get(nameOf(request))
    if (!known || known.holds?.() === false) return false
    sendPrepared(request, response, known.bytes, known.status, known.heads)
    return true
  }

  /** What has to be handed back with an answer, so that none begun before a change is kept after it. */
  get generation(): number {
    return this.#generation
  }

  keep(request: IncomingMessage, answer: RecentAnswer, begun_in: number): void {
    const name = nameOf(request)
    if (name.length <= LONGEST_NAME && begun_in === this.#generation)
      this.#answers.set(name, { ...answer, heads: headsOf(answer.bytes) })
  }

  /** Forgets everything: something that answers are made of has changed. */
  clear(): void {
    this.#generation += 1
    this.#answers.clear()
  }
}

/** Of the query only the language changes what the static layer answers (`localeOf`). */
function nameOf({ headers, url = '' }: IncomingMessage): string {
  const end = url.indexOf('?')
  if (end < 0) return `${headers.host} ${url}`
  const lang = new URLSearchParams(url.slice(end + 1)).get('lang')
  const path = `${headers.host} ${url.slice(0, end)}`
  return lang !== null && isLocale(lang) ? `${path}?lang=${lang}` : path
}
