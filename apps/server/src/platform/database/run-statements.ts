import type { Connection } from 'pg'
import { inOneWrite } from './one-write.ts'
import type { PoolClient } from './pool.ts'
import { BaseQuery, prepareValue, putInDoubt, type Field, type ValueReader, type Wire } from './wire.ts'

export type Row = Record<string, unknown>
export type Statement = { name: string | undefined; text: string; values: unknown[] }

/** What a statement gave: its rows, and the tag by which the database says what it did. */
export type Answer = { rows: Row[]; tag: string }

/** The answers that came, and the failure that ended them; what came after it was skipped. */
type Outcome = { answers: Answer[]; failure: Error | null }

type Done = (error: Error | null, answers?: Answer[]) => void

/** How a statement's rows are read. The database describes it once on each connection, and not with every answer. */
type Shape = { names: string[]; readers: ValueReader[]; blank: Row }

const NO_ROWS: Shape = { names: [], readers: [], blank: {} }

/** What is known of a connection: how rows are read, and after how many runs on its database it plans anew. */
type Known = { shapes: Map<string, Shape>; plans_anew_at: number }

const known_of = new WeakMap<Connection, Known>()

/** How often statements were run on a database, over all connections of this process. */
const runs_on = new Map<string, number>()

/**
 * Plans are kept, and a plan made while a table was small may walk through all of it when it is large. Tables grow with
 * use: a connection forgets its plans whenever twice as much has been run on the database as when it last made them,
 * by whichever connection, since one that is seldom used has the oldest plans of all.
 */
const FORGET_PLANS: Statement = { name: undefined, text: 'discard plans', values: [] }
const FIRST_PLANS_LAST = 16
const PLANS_LAST_TIMES = 2

/**
 * Statements that travel up to one `Sync`, so that nobody waits in between; outside of a transaction that makes them
 * one (PostgreSQL manual, "Extended Query"). Named ones are parsed and described on their first way only.
 */
class StatementRun extends BaseQuery<Answer[]> {
  /** For whoever counts statements. */
  readonly texts: readonly string[]
  #statements: readonly Statement[]
  readonly #fresh: string[] = []
  readonly #answers: Answer[] = []
  #rows: Row[] = []
  readonly #runs: number
  #known: Known = { shapes: new Map(), plans_anew_at: 0 }
  #plans_anew = false
  #shape: Shape | undefined
  #failure: Error | undefined

  constructor(
    statements: readonly Statement[],
    { texts, runs, done }: { texts: readonly string[]; runs: number; done: Done },
  ) {
    super({ text: statements[0]?.text ?? '', queryMode: 'extended' }, undefined, done)
    this.texts = texts
    this.#statements = statements
    this.#runs = runs
  }

  submit(connection: Connection): Error | null {
    const wire = connection as Wire
    this.#known = known_of.get(wire) ?? this.#known
    known_of.set(wire, this.#known)
    this.#forgetOldPlans()
    inOneWrite(wire)
    for (const { name, text, values } of this.#statements) {
      this.#parse(wire, name, text)
      wire.bind({ statement: name, values: values.map(prepareValue) }, true)
      if (name === undefined || !this.#known.shapes.has(name)) wire.describe({ type: 'P', name: '' }, true)
      wire.execute({}, true)
    }
    wire.sync()
    this.#begin()
    return null
  }

  #forgetOldPlans(): void {
    const { plans_anew_at } = this.#known
    if (this.#runs < plans_anew_at) return
    this.#known.plans_anew_at = Math.max(FIRST_PLANS_LAST, this.#runs * PLANS_LAST_TIMES)
    if (plans_anew_at === 0) return
    this.#plans_anew = true
    this.#statements = [FORGET_PLANS, ...this.#statements]
  }

  #parse(wire: Wire, name: string | undefined, text: string): void {
    if (name !== undefined && wire.parsedStatements[name] === text) return
    wire.parse({ name: name ?? '', text, types: [] }, true)
    if (name === undefined) return
    wire.parsedStatements[name] = text
    this.#known.shapes.delete(name)
    this.#fresh.push(name)
  }

  #begin(): void {
    const name = this.#statements[this.#answers.length]?.name
    this.#shape = name === undefined ? undefined : this.#known.shapes.get(name)
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const { _types: types } = this._result
    this.#shape = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID: type }) => types.getTypeParser(type, 'text')),
      blank: Object.fromEntries(fields.map(({ name }) => [name, null])),
    }
    const name = this.#statements[this.#answers.length]?.name
    if (name !== undefined) this.#known.shapes.set(name, this.#shape)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure) return
    try {
      if (!this.#shape) throw new Error('The database sent a row without its description.')
      this.#rows.push(readRow(this.#shape, fields))
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete({ text: tag }: { text: string }): void {
    const name = this.#statements[this.#answers.length]?.name
    if (name !== undefined && !this.#shape) this.#known.shapes.set(name, NO_ROWS)
    this.#answers.push({ rows: this.#rows, tag })
    this.#rows = []
    this.#begin()
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure ?? null, this.#own())
  }

  #own(): Answer[] {
    return this.#plans_anew ? this.#answers.slice(1) : this.#answers
  }

  /** What came after the failure was skipped, and with it perhaps the naming of a statement. */
  override handleError(error: Error, wire: Connection): void {
    if (this.#fresh.length > 0) putInDoubt(wire)
    this.callback(error, this.#own())
  }
}

function readRow({ names, readers, blank }: Shape, fields: readonly (string | null)[]): Row {
  const row = { ...blank }
  for (const [place, text] of fields.entries())
    if (text !== null) row[names[place] as string] = readers[place]?.(text)
  return row
}

/**
 * Sends statements together and gives the answers up to the first that failed. `counted` are those that a count of
 * statements is told of.
 */
export function tryStatements(
  client: PoolClient,
  statements: readonly Statement[],
  counted: readonly Statement[] = statements,
): Promise<Outcome> {
  const { host, port, database } = client
  const place = `${host}:${port}/${database}`
  const runs = (runs_on.get(place) ?? 0) + 1
  runs_on.set(place, runs)
  return new Promise((resolve) => {
    const done: Done = (failure, answers = []) => resolve({ answers, failure })
    client.query(new StatementRun(statements, { texts: counted.map(({ text }) => text), runs, done }))
  })
}

/** The same for statements of which each has to succeed; gives the rows of each. */
export async function runStatements(
  client: PoolClient,
  statements: readonly Statement[],
  counted?: readonly Statement[],
): Promise<Row[][]> {
  const { answers, failure } = await tryStatements(client, statements, counted)
  if (failure) throw failure
  return answers.map(({ rows }) => rows)
}
