import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { onDatabase } from './baseline-database.ts'

type Messages = { app_id: string; thread_id: string; count: number }

/** Fills an empty thread with messages, one a second until now, by the app's members in turn. */
export function createMessages(
  cluster: RunningPostgres,
  { app_id, thread_id, count }: Messages,
): Promise<void> {
  return onDatabase(cluster.admin_url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from users where app_id = $1 order by id limit 200',
      [app_id],
    )
    const authors = rows.map(({ id }) => id)
    const last_ts = Date.now() * 1_000
    await client.query(
      `insert into messages (app_id, thread_id, message_ts, seq, user_id, message_type, text, part, created_at, root_thread_id)
       select $1, $2, $5::int8 - ($4::int8 - n) * 1000000, n, ($3::uuid[])[1 + n % cardinality($3::uuid[])], 'message',
         'Set ' || n || ' went well.', 0, now() - ($4::int8 - n) * interval '1 second', $2
       from generate_series(1, $4::int8) n`,
      [app_id, thread_id, authors, count, last_ts],
    )
    await client.query(
      `insert into thread_authors (app_id, thread_id, user_id, last_ts) select $1, $2, unnest($3::uuid[]), $4`,
      [app_id, thread_id, authors, last_ts],
    )
    await client.query(
      `insert into threads (app_id, id, kind, seq, last_ts, latest_message_ts, message_count, author_count, created_at)
       values ($1, $2, 'page', $3::int4, $4::int8, $4::int8, $3::int4, $5, now())`,
      [app_id, thread_id, count, last_ts, authors.length],
    )
    await client.query('vacuum analyze messages, threads, thread_authors')
  })
}
