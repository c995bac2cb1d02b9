import pg from 'pg'

/** One connection outside of the pool, for setting up databases. */
export type Client = pg.Client

/** Runs a piece of work on one connection and closes it, whatever happens. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks between two queries fails the next one; unheard, the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
