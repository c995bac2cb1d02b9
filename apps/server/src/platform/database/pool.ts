import pg from 'pg'

/** The type id of `date`: days are `YYYY-MM-DD` texts, never local midnights. */
const DATE_OID: number = 1082
/** Amounts of money: whole numbers of at most 15 digits, so a JavaScript number is exact. */
const NUMERIC_OID: number = 1700

export type Pool = pg.Pool
export type PoolClient = pg.PoolClient

type PoolOptions = {
  url: string
  max?: number
  name: string
  /** A database that is silent for longer counts as away; must exceed its own timeouts. */
  silence_ms?: number
  onError: (error: Error) => void
}

/**
 * Creates a pool with the server's timeouts plus one for a frozen database that enforces none. An idle connection
 * that dies is reported to `onError` and replaced.
 */
export function createPool({ url, max = 16, name, silence_ms = 18_000, onError }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 15_000,
    query_timeout: silence_ms,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 20_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid, format) => {
        if ((oid as number) === DATE_OID) return (text: string) => text
        if ((oid as number) === NUMERIC_OID) return Number
        return pg.types.getTypeParser(oid, format as 'text')
      },
    },
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
