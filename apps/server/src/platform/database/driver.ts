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

/** Who a connection speaks for: one app's rows, or (`null`) the control tables alone. */
export type Scope = { app_id: string | null; mode: 'read' | 'write' }

/**
 * A Kysely dialect whose every statement runs inside a transaction that carries the app for row-level security.
 * A single read costs one round trip: begin, setting, query and commit travel together.
 */
export function scopedDialect(pool: Pool, scope: Scope): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ScopedDriver(pool, scope),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

/** The statement that opens a transaction for a scope. */
export function beginFor({ app_id, mode }: Scope): string {
  if (app_id !== null && !isId(app_id)) throw new Error('An app id must be a UUID.')
  const begin = mode === 'read' ? 'begin read only' : 'begin'
  return app_id === null ? begin : `${begin}; set local foyer.app_id = '${app_id}'`
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

class ScopedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #scope: Scope
  #in_transaction = false
  #is_broken = false

  constructor(client: PoolClient, scope: Scope) {
    this.#client = client
    this.#scope = scope
  }

  async begin(): Promise<void> {
    this.#in_transaction = true
    await this.#client.query(beginFor(this.#scope))
  }

  async finish(command: 'commit' | 'rollback'): Promise<void> {
    this.#in_transaction = false
    try {
      const { command: tag } = await this.#client.query(command)
      if (command === 'commit' && tag === 'ROLLBACK')
        throw new Error('The transaction had failed and was rolled back.')
    } catch (error) {
      this.#is_broken = true
      throw error
    }
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#in_transaction ? this.#run<R>(query) : this.#runAlone<R>(query)
  }

  /** One statement in a transaction of its own, all of it in one round trip. */
  async #runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const [begun, answer, ended] = await Promise.allSettled([
      this.#client.query(beginFor(this.#scope)),
      this.#run<R>(query),
      this.#client.query('commit'),
    ])
    if (begun.status === 'rejected' || ended.status === 'rejected') this.#is_broken = true
    if (answer.status === 'rejected') throw answer.reason
    if (begun.status === 'rejected') throw begun.reason
    if (ended.status === 'rejected') throw ended.reason
    return answer.value
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#client.query(query.sql, [...query.parameters])
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  // eslint-disable-next-line require-yield -- Kysely demands the method; a pipelined connection cannot keep a portal.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not available; page by key instead.')
  }

  release(): void {
    this.#client.release(this.#is_broken)
  }
}
