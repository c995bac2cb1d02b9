import pg from 'pg'
import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'

const DATABASE = 'bench_baseline'

/**
 * Creates the baselines' database in the same cluster and returns its URL. It is recreated for each row, so that no
 * row reads another's writes.
 */
export async function baselineDatabase(cluster: RunningPostgres, page_body: string): Promise<string> {
  const url = new URL(cluster.admin_url)
  url.pathname = '/postgres'
  await onDatabase(url.href, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE}`)
  })
  url.pathname = `/${DATABASE}`
  await onDatabase(url.href, async (client) => {
    await client.query('create table bench_pages (id text primary key, body text not null)')
    await client.query(
      'create table bench_messages (id bigint generated always as identity primary key, thread text not null, body jsonb not null)',
    )
    await client.query(`insert into bench_pages select 'page-' || n, $1 from generate_series(1, 100) n`, [
      page_body,
    ])
    await client.query('analyze bench_pages')
  })
  return url.href
}

/** Works on a database with a connection of its own. */
export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
