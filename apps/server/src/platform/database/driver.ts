import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Pool, PoolClient } from './pool.ts'
import { isId } from '../ids.ts'
import { KEYED_SETTINGS } from './keyed-statement.ts'
import { preparedName } from './prepared-statement.ts'
import { inOneWrite } from './one-write.ts'
import { runStatements, type Row, type Statement } from './run-statements.ts'
import { isUnfit, readScoped } from './scoped-read.ts'
import { BEGIN, Together } from './together.ts'
import { isInDoubt } from './wire.ts'

/** Who a connection speaks for: one app's rows, or (`null`) the control tables alone. */
export type Scope = {
  app_id: string | null
  mode: 'read' | 'write'
  /** All its statements find their rows by key, so that one plan is right for all values. */
  is_keyed?: boolean
}

/**
 * A Kysely dialect whose every statement runs inside a transaction that carries the app for row-level security.
 * A single read costs one round trip: its setting and its query travel together.
 */
export function scopedDialect(pool: Pool, scope: Scope): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ScopedDriver(pool, scope),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/**
 * A Kysely dialect whose statements all go to one connection that is in a transaction. They go out at once, in the order
 * of their calls: those that nobody waits for in between travel together.
 */
export function heldDialect(connection: DatabaseConnection): Dialect {
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: refuseNesting,
    commitTransaction: refuseNesting,
    rollbackTransaction: refuseNesting,
    destroy: async () => undefined,
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

async function refuseNesting(): Promise<never> {
  throw new Error('A transaction is open already.')
}

/** Opens a transaction for a scope on a connection of its own; `finish` and `release` end it. */
export async function openScoped(pool: Pool, scope: Scope): Promise<ScopedConnection> {
  const connection = new ScopedConnection(await pool.connect(), scope)
  await connection.begin()
  return connection
}

const KEYED_SCOPE = {
  name: 'foyer_keyed_writing_scope',
  text: `select set_config('foyer.app_id', $1, true), ${Object.entries(KEYED_SETTINGS)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`,
}

/** The statement that opens a transaction for a scope of which nothing is kept. */
export function beginFor({ app_id, mode }: Scope): string {
  if (app_id !== null) assertAppId(app_id)
  const steps = [mode === 'read' ? 'begin read only' : 'begin']
  if (app_id !== null) steps.push(`set local foyer.app_id = '${app_id}'`)
  return steps.join('; ')
}

function assertAppId(app_id: string): void {
  if (!isId(app_id)) throw new Error('An app id must be a UUID.')
}

class ScopedDriver implements Driver {
  readonly #pool: Pool
  readonly #scope: Scope

  constructor(pool: Pool, scope: Scope) {
    this.#pool = pool
    this.#scope = scope
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new ScopedConnection(await this.#pool.connect(), this.#scope)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await scoped(connection).begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await scoped(connection).finish('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await scoped(connection).finish('rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    scoped(connection).release()
  }

  async destroy(): Promise<void> {}
}

function scoped(connection: DatabaseConnection): ScopedConnection {
  if (connection instanceof ScopedConnection) return connection
  throw new Error('A connection of another driver was handed in.')
}

function statementOf(query: CompiledQuery): Statement {
  return { name: preparedName(query.sql), text: query.sql, values: [...query.parameters] }
}

/** A connection of the pool that speaks for a scope. */
export class ScopedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #scope: Scope
  readonly #together: Together
  #in_transaction = false
  #begun: Promise<unknown> = Promise.resolve()
  #is_broken = false

  constructor(client: PoolClient, scope: Scope) {
    this.#client = client
    this.#scope = scope
    this.#together = new Together(client)
  }

  /** Travels with the first statement; whether it went well is known with that one. */
  async begin(): Promise<void> {
    this.#in_transaction = true
    inOneWrite(this.#client.connection)
    this.#begun = this.#open()
    this.#begun.catch(() => {
      this.#is_broken = true
    })
  }

  #open(): Promise<unknown> {
    const { app_id, is_keyed = false } = this.#scope
    if (!is_keyed || app_id === null) return this.#client.query(beginFor(this.#scope))
    assertAppId(app_id)
    const scope = { ...KEYED_SCOPE, values: [app_id] }
    return Promise.all([this.#together.ask(BEGIN), this.#together.ask(scope, { is_counted: false })])
  }

  async finish(command: 'commit' | 'rollback'): Promise<void> {
    const tag = await this.#end(command).finally(() => (this.#in_transaction = false))
    // It was rolled back, and nothing of it is left on the connection.
    if (command === 'commit' && tag === 'ROLLBACK')
      throw new Error('The transaction had failed and was rolled back.')
  }

  async #end(command: 'commit' | 'rollback'): Promise<string> {
    if (command === 'commit' && this.#together.is_waiting) return this.#commitTogether()
    this.#in_transaction = false
    this.#together.send()
    try {
      await this.#begun
      inOneWrite(this.#client.connection)
      const { command: tag } = await this.#client.query(command)
      return tag
    } catch (error) {
      this.#is_broken = true
      throw error
    }
  }

  /**
   * With the last statements. Where one of them fails, the commit is skipped and the transaction still open; a rollback
   * that fails as well marks the connection as broken, and the first failure is the one that is told.
   */
  async #commitTogether(): Promise<string> {
    try {
      return await this.#together.commit()
    } catch (error) {
      if (this.#together.was_whole) this.#is_broken ||= isUnfit(this.#client, error)
      else await this.#end('rollback').catch(() => undefined)
      throw error
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#in_transaction) {
      const [, answer] = await Promise.all([this.#begun, this.#run<R>(query)])
      return answer
    }
    const { app_id, mode } = this.#scope
    if (app_id !== null && mode === 'write') throw new Error('An app is written to in a transaction.')
    try {
      return app_id === null ? await this.#run<R>(query) : await this.#read<R>(app_id, query)
    } catch (error) {
      this.#is_broken = isUnfit(this.#client, error)
      throw error
    }
  }

  async #read<R>(app_id: string, query: CompiledQuery): Promise<QueryResult<R>> {
    assertAppId(app_id)
    const [rows] = await readScoped(this.#client, app_id, [statementOf(query)])
    return { rows: (rows ?? []) as R[] }
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = statementOf(query)
    if (statement.name !== undefined) return { rows: (await this.#runNamed(statement)) as R[] }
    if (this.#together.is_ending) throw new Error('The transaction ends with what was asked for before.')
    this.#together.send()
    if (this.#in_transaction) inOneWrite(this.#client.connection)
    const { command, rowCount, rows } = await this.#client.query(statement)
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  async #runNamed(statement: Statement): Promise<Row[]> {
    if (this.#in_transaction) return (await this.#together.ask(statement)).rows
    const [rows = []] = await runStatements(this.#client, [statement])
    return rows
  }

  // eslint-disable-next-line require-yield -- Kysely demands the method; a pipelined connection cannot keep a portal.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not available; page by key instead.')
  }

  release(): void {
    this.#client.release(this.#is_broken || isInDoubt(this.#client))
  }
}
