import { CallError } from '../errors.ts'

type Waiting<Ask, Answer> = {
  ask: Ask
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

type Options<Ask, Answer> = {
  /** Answers all asks of a batch, in their order, or throws for all of them. */
  run: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  /** Whether a failure is everybody's, such as a database that is away, so that trying in smaller parts is in vain. */
  isShared: (error: unknown) => boolean
  /** Batches on their way at once. */
  lanes?: number
  /** Asks in one batch. */
  largest?: number
  /** Asks that may wait; one more is refused as `unavailable`. */
  most_waiting?: number
  /** Turns of the event loop that must bring nobody new before a batch goes; 0 sends it at the end of its turn. */
  quiet_turns?: number
}

/** Turns after which a batch goes even if each has brought somebody. */
const MOST_TURNS = 16

/**
 * Natural batching: what is asked in one turn of the event loop, and in the turns right after it while they bring more,
 * goes as one batch, and what is asked while all lanes are busy goes with the next. Nobody waits for a clock: a lone
 * ask goes by itself after some turns of an idle loop, and batches grow only with the load. A batch that fails is tried again in halves, until a failure has found the one whose it is.
 */
export class Batcher<Ask, Answer> {
  readonly #options: Required<Options<Ask, Answer>>
  #waiting: Waiting<Ask, Answer>[] = []
  #on_their_way = 0
  #is_due = false

  constructor(options: Options<Ask, Answer>) {
    this.#options = { lanes: 1, largest: 64, most_waiting: 4096, quiet_turns: 0, ...options }
  }

  /** Gives the answer to this ask, or the failure that is its own. */
  ask(ask: Ask): Promise<Answer> {
    if (this.#waiting.length >= this.#options.most_waiting) {
      return Promise.reject(new CallError('unavailable', {}, { retry_after: 5 }))
    }
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#waiting.push({ ask, resolve, reject })
    this.#schedule()
    return promise
  }

  #schedule(): void {
    if (this.#is_due || this.#waiting.length === 0 || this.#on_their_way >= this.#options.lanes) return
    this.#is_due = true
    this.#gather({ seen: 0, quiet: 0, turns: 0 })
  }

  /** Looks at the end of a turn who has come since the last one, and sends them when the wait is over. */
  #gather({ seen, quiet, turns }: { seen: number; quiet: number; turns: number }): void {
    setImmediate(() => {
      const { largest, quiet_turns } = this.#options
      const count = this.#waiting.length
      const quiet_now = count > seen ? 0 : quiet + 1
      if (quiet_now < quiet_turns && count < largest && turns < MOST_TURNS)
        this.#gather({ seen: count, quiet: quiet_now, turns: turns + 1 })
      else this.#send()
    })
  }

  #send(): void {
    this.#is_due = false
    this.#on_their_way += 1
    const batch = this.#waiting.splice(0, this.#options.largest)
    void this.#settle(batch).finally(() => {
      this.#on_their_way -= 1
      this.#schedule()
    })
    this.#schedule()
  }

  async #settle(batch: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.#options.run(batch.map(({ ask }) => ask))
      if (answers.length !== batch.length) throw new Error('A batch was not answered one by one.')
      answers.forEach((answer, index) => batch[index]?.resolve(answer))
    } catch (error) {
      if (this.#options.isShared(error)) return this.#refuseAll(batch, error)
      if (batch.length === 1) return batch[0]?.reject(error)
      const middle = Math.ceil(batch.length / 2)
      await this.#settle(batch.slice(0, middle))
      await this.#settle(batch.slice(middle))
    }
  }

  /** Who waits behind a batch that met a common failure would only meet it later. */
  #refuseAll(batch: readonly Waiting<Ask, Answer>[], error: unknown): void {
    for (const { reject } of [...batch, ...this.#waiting.splice(0)]) reject(error)
  }
}
