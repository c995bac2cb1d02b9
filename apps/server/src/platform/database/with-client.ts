import pg from 'pg'
import { settlesWithin } from '../settles-within.ts'

/** One connection outside of the pool, for setting up databases. */
export type Client = pg.Client

type ClientOptions = {
  /** The longest wait for the connection and for each statement; by default statements may take as long as they need. */
  timeout_ms?: number
}

/** A frozen database does not confirm the end of a connection. */
const END_MS = 2_000

/** Runs a piece of work on one connection and closes it, whatever happens. */
export async function withClient<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  { timeout_ms }: ClientOptions = {},
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeout_ms ?? 10_000,
    ...(timeout_ms === undefined ? {} : { query_timeout: timeout_ms }),
  })
  // A connection that breaks between two queries fails the next one; unheard, the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await settlesWithin(client.end(), END_MS)
  }
}
