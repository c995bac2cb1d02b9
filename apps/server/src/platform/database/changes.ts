import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** A proof takes one round trip. Who waits longer for it is better off without. */
const PATIENCE_MS = 100

/** A moment between two changes. What was read after it holds until one of those it is about has changed. */
export type Mark = number

/**
 * Who has changed, by id, as this process hears of it: people and whole apps. Memory counts only while `vouch` has said
 * so: that everything which was committed before some moment has been heard.
 */
export class Changes {
  readonly #last: LRUCache<string, Mark>
  #now: Mark = 0
  #floor: Mark = 0
  #vouched_until = 0
  #used_at = -Infinity
  /** Told when somebody would use memory that nothing vouches for; settles when a proof was tried. */
  onDoubt: () => Promise<void> = () => Promise.resolve()

  /** `most` changes are kept in mind; before the oldest of them nothing holds any more. */
  constructor({ most = 100_000 }: { most?: number } = {}) {
    this.#last = new LRUCache({
      max: most,
      dispose: (mark, _id, reason) => {
        if (reason === 'evict') this.#floor = Math.max(this.#floor, mark)
      },
    })
  }

  /** To be taken before what is to be remembered is read. */
  mark(): Mark {
    return this.#now
  }

  /** Says that what is about these has changed. */
  changed(ids: readonly string[]): void {
    this.#now += 1
    for (const id of ids) this.#last.set(id, this.#now)
  }

  /** Says that changes may have been missed: nothing holds that was read before. */
  missed(): void {
    this.#now += 1
    this.#floor = this.#now
    this.#vouched_until = 0
  }

  /** Says until when (`performance.now()`) nothing can have changed unheard. */
  vouch(until: number): void {
    this.#vouched_until = until
  }

  /** When somebody last wanted to use memory (`performance.now()`). */
  get used_at(): number {
    return this.#used_at
  }

  /** Whether memory may be used at all: the last proof is young enough. Where it is not, a new one is asked for. */
  isSure(): boolean {
    this.#used_at = performance.now()
    if (this.#used_at < this.#vouched_until) return true
    void this.onDoubt()
    return false
  }

  /** The same after a proof was tried, for whoever can wait a moment for it rather than go without memory. */
  async becomesSure(): Promise<boolean> {
    if (this.isSure()) return true
    await Promise.race([this.onDoubt(), sleep(PATIENCE_MS, undefined, { ref: false })])
    return performance.now() < this.#vouched_until
  }

  /** Whether what was read after `mark` about these still holds. */
  hold(mark: Mark, ids: readonly string[]): boolean {
    if (!this.isSure()) return false
    return mark >= this.#floor && ids.every((id) => (this.#last.peek(id) ?? 0) <= mark)
  }
}
