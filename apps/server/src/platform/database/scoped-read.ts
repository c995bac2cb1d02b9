import pg, { type Connection, type QueryResult } from 'pg'
import { inOneWrite } from './one-write.ts'
import type { PoolClient } from './pool.ts'

type Row = Record<string, unknown>
type Rows = QueryResult<Row>
export type Statement = { name: string | undefined; text: string; values: unknown[] }
type Done = (error: Error | null, results: Rows | Rows[]) => void

type WireValue = string | Buffer | null

/** A connection with what `pg` remembers of the statements that it knows by name. */
type Wire = Connection & { parsedStatements: Record<string, string | undefined> }

/** Connections of which it is not sure which statements they know. */
const in_doubt = new WeakSet<Connection>()

interface WireQuery {
  handleDataRow(message: object): void
  handleCommandComplete(message: object, wire: Connection): void
  handleError(error: Error, wire: Connection): void
}

type WireQueryClass = new (
  config: { text: string; queryMode: 'extended' },
  values: undefined,
  done: Done,
) => WireQuery

const BaseQuery = queryClass(pg.Query)
const prepareValue = valueMapper(pg)

/** What `pg` really has: a query that takes the messages of its answers one by one. */
function queryClass(found: object): WireQueryClass {
  if (isWireQuery(found)) return found
  throw new Error('This version of pg has no queries that can be extended.')
}

function isWireQuery(found: object): found is WireQueryClass {
  const methods = ['handleDataRow', 'handleCommandComplete', 'handleError']
  return 'prototype' in found && methods.every((name) => Reflect.has(Object(found.prototype), name))
}

function valueMapper(found: object): (value: unknown) => WireValue {
  const utils: unknown = Reflect.get(found, 'utils')
  const mapper: unknown = typeof utils === 'object' && utils !== null && Reflect.get(utils, 'prepareValue')
  if (typeof mapper !== 'function') throw new Error('This version of pg does not say how it sends values.')
  return mapper as (value: unknown) => WireValue
}

const SCOPE = {
  name: 'foyer_scope',
  text: `select set_config('foyer.app_id', $1, true), set_config('transaction_read_only', 'on', true)`,
}

/** Left to itself PostgreSQL plans a statement over short arrays anew each time, which costs more than running it. */
const KEYED_SCOPE = {
  name: 'foyer_keyed_scope',
  text: `select set_config('foyer.app_id', $1, true), set_config('transaction_read_only', 'on', true),
     set_config('plan_cache_mode', 'force_generic_plan', true)`,
}

/**
 * Statements that carry their app and cannot write. The setting and all of them travel up to one `Sync`, which makes
 * them one transaction (PostgreSQL manual, "Extended Query"): nothing outlives it, and nobody waits in between.
 */
class ScopedReads extends BaseQuery {
  /** For whoever counts statements. */
  readonly texts: readonly string[]
  readonly #statements: readonly Statement[]
  readonly #fresh: string[] = []
  #is_scoping = true

  constructor(app_id: string, statements: readonly Statement[], done: Done) {
    const scope = statements.every(({ name }) => name !== undefined) ? KEYED_SCOPE : SCOPE
    super({ text: scope.text, queryMode: 'extended' }, undefined, done)
    this.texts = statements.map(({ text }) => text)
    this.#statements = [{ ...scope, values: [app_id] }, ...statements]
  }

  submit(connection: Connection): Error | null {
    const wire = connection as Wire
    inOneWrite(wire)
    for (const [place, { name, text, values }] of this.#statements.entries()) {
      this.#parse(wire, name, text)
      wire.bind({ statement: name, values: values.map(prepareValue) }, true)
      if (place > 0) wire.describe({ type: 'P', name: '' }, true)
      wire.execute({}, true)
    }
    wire.sync()
    return null
  }

  #parse(wire: Wire, name: string | undefined, text: string): void {
    if (name !== undefined && wire.parsedStatements[name] === text) return
    wire.parse({ name: name ?? '', text, types: [] }, true)
    if (name === undefined) return
    wire.parsedStatements[name] = text
    this.#fresh.push(name)
  }

  override handleDataRow(message: object): void {
    if (!this.#is_scoping) super.handleDataRow(message)
  }

  override handleCommandComplete(message: object, wire: Connection): void {
    if (this.#is_scoping) this.#is_scoping = false
    else super.handleCommandComplete(message, wire)
  }

  /** What came after the failure was skipped, and with it perhaps the naming of a statement. */
  override handleError(error: Error, wire: Connection): void {
    if (this.#fresh.length > 0) in_doubt.add(wire)
    super.handleError(error, wire)
  }
}

/** Reads for one app, all statements in one round trip and one transaction; one that would write is refused. */
export function readScoped(
  client: PoolClient,
  app_id: string,
  statements: readonly Statement[],
): Promise<Rows[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new ScopedReads(app_id, statements, (error, results) => {
        if (error) reject(error)
        else resolve(Array.isArray(results) ? results : [results])
      }),
    )
  })
}

/** Whether a failure leaves a connection unfit for others: not the database's word, or not sure what it knows. */
export function isUnfit(client: PoolClient, error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || in_doubt.has(client.connection)
}
