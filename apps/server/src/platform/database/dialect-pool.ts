import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Pool, PoolClient } from './pool.ts'
import { preparedName } from './prepared-statement.ts'

/** Runs one statement of Kysely's on a client of the pool. */
export type Run = (client: PoolClient, query: pg.QueryConfig) => Promise<pg.QueryResult>

/**
 * The pool for Kysely's dialect: names prepared statements, and reuses a client only if it has no open transaction
 * and no pending response.
 */
export function dialectPool(pool: Pool, run: Run = (client, query) => client.query(query)): PostgresPool {
  const connect = async () => {
    const client = await pool.connect()
    let failure: unknown
    const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
      if (failure) throw failure
      try {
        return await run(client, { name: preparedName(text), text, values } as pg.QueryConfig)
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) failure = error
        throw error
      }
    }
    const release = (): void => client.release(Boolean(failure) || client.getTransactionStatus() !== 'I')
    return { query, release } as unknown as PostgresPoolClient
  }
  return { connect, end: () => pool.end(), options: pool.options }
}

/**
 * Runs each statement in a read-only transaction of its own that carries the app. The extended protocol takes one
 * statement at a time, so none can end that transaction and write after it.
 */
export function createReadOnlyRun(app_id: string): Run {
  const begin_statement = `begin read only; set local foyer.app_id = '${app_id}'`
  return async (client, query) => {
    await client.query(begin_statement)
    try {
      const result = await client.query({ ...query, queryMode: 'extended' } as pg.QueryConfig)
      await client.query('commit')
      return result
    } catch (error) {
      if (error instanceof pg.DatabaseError) await client.query('rollback').catch(() => undefined)
      throw error
    }
  }
}
