import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { sendPrepared, type PreparedBytes } from './prepared-bytes.ts'

/** An answer for everyone, until something that it is made of may have changed; `holds` where time alone changes it. */
export type RecentAnswer = { bytes: PreparedBytes; status: number; holds: (() => boolean) | null }

/** A target longer than this is not worth its place. */
const LONGEST_TARGET = 500

/** Whatever nobody announced is found out after this. */
const KEPT_MS = 1_000

/** So often the clock is read: a timer a millisecond would cost more than the answers. */
const CLOCK_MS = 50

/**
 * The last answers of the static layer by host and target, letter for letter: what is asked for again within a second
 * is written without being looked at. Only answers that are the same for everyone may be kept here.
 */
export class RecentAnswers {
  readonly #answers = new LRUCache<string, RecentAnswer>({
    max: 2_000,
    ttl: KEPT_MS - CLOCK_MS,
    ttlResolution: CLOCK_MS,
  })
  #generation = 0

  /** Answers from memory; false where it holds nothing for this request. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const known = this.#answers.get(nameOf(request))
    if (!known || known.holds?.() === false) return false
    sendPrepared(request, response, known.bytes, known.status)
    return true
  }

  /** What has to be handed back with an answer, so that none begun before a change is kept after it. */
  get generation(): number {
    return this.#generation
  }

  keep(request: IncomingMessage, answer: RecentAnswer, begun_in: number): void {
    const is_short = (request.url?.length ?? 0) <= LONGEST_TARGET
    if (is_short && begun_in === this.#generation) this.#answers.set(nameOf(request), answer)
  }

  /** Forgets everything: something that answers are made of has changed. */
  clear(): void {
    this.#generation += 1
    this.#answers.clear()
  }
}

function nameOf({ headers, url }: IncomingMessage): string {
  return `${headers.host} ${url}`
}
