import type { PoolClient } from './pool.ts'
import { tryStatements, type Answer, type Statement } from './run-statements.ts'

type Waiting = {
  statement: Statement
  is_counted: boolean
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/** The ways in which a transaction is opened and ended by a statement of its own. */
export const BEGIN: Statement = { name: 'foyer_begin', text: 'begin', values: [] }
const COMMIT: Statement = { name: 'foyer_commit', text: 'commit', values: [] }

/**
 * The named statements of one transaction. Those that are asked for in one turn of the event loop leave as one message
 * and are answered by one; a transaction that is all in it needs neither `begin` nor `commit`, since whatever comes
 * before a `Sync` is one by itself (PostgreSQL manual, "Extended Query").
 */
export class Together {
  readonly #client: PoolClient
  #waiting: Waiting[] = []
  #last: Waiting | undefined
  #was_whole = false
  #has_ended = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** Whether something is asked for that has not left yet. */
  get is_waiting(): boolean {
    return this.#waiting.length > 0
  }

  /** Whether the commit is asked for. */
  get is_ending(): boolean {
    return this.#last !== undefined || this.#has_ended
  }

  /** Whether what left last was a whole transaction, which ends by itself when it fails. */
  get was_whole(): boolean {
    return this.#was_whole
  }

  /** Gives the answer to a statement; `is_counted` where a count of statements is told of it. */
  ask(statement: Statement, { is_counted = true } = {}): Promise<Answer> {
    if (this.#has_ended) return Promise.reject(new Error('The transaction has ended already.'))
    if (this.#waiting.length === 0) process.nextTick(() => this.send())
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#waiting.push({ statement, is_counted, resolve, reject })
    return promise
  }

  /** Commits with what waits, after all that is still asked for in this turn; gives the tag of the commit. */
  async commit(): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#last = { statement: COMMIT, is_counted: true, resolve, reject }
    const { tag } = await promise
    return tag
  }

  /** Sends what waits, ahead of whatever is sent to the connection in other ways. */
  send(): void {
    const waiting = this.#waiting.splice(0)
    if (this.#last) {
      waiting.push(this.#last)
      this.#last = undefined
      this.#has_ended = true
    }
    if (waiting.length > 0) void this.#run(waiting)
  }

  async #run(waiting: readonly Waiting[]): Promise<void> {
    const is_whole = waiting[0]?.statement === BEGIN && waiting.at(-1)?.statement === COMMIT
    this.#was_whole = is_whole
    const asked = is_whole ? waiting.slice(1, -1) : waiting
    const counted = asked.filter(({ is_counted }) => is_counted)
    try {
      const { answers, failure } = await tryStatements(
        this.#client,
        asked.map(({ statement }) => statement),
        counted.map(({ statement }) => statement),
      )
      if (is_whole) settleWhole(waiting, answers, failure)
      else settle(waiting, answers, failure)
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }
}

/** The commit of a whole transaction has no statement: it went well if nothing failed. */
function settleWhole(waiting: readonly Waiting[], answers: readonly Answer[], failure: Error | null): void {
  const ended = failure ? [] : [{ rows: [], tag: 'COMMIT' }]
  settle(waiting, [{ rows: [], tag: 'BEGIN' }, ...answers, ...ended], failure)
}

/** What came after a failure was skipped for its sake: it is told the same, so that the cause is known whoever is heard. */
function settle(waiting: readonly Waiting[], answers: readonly Answer[], failure: Error | null): void {
  for (const [place, { resolve, reject }] of waiting.entries()) {
    const answer = answers[place]
    if (answer) resolve(answer)
    else reject(failure)
  }
}
