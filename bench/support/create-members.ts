import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { newSecret } from '../../apps/server/src/platform/secrets.ts'
import { hashToken } from '../../apps/server/src/platform/session/tokens.ts'
import { addUserWords } from './add-user-words.ts'
import { onDatabase } from './baseline-database.ts'

/** A signed-in member who owns every product of the app. */
export type BenchMember = { token: string; user_id: string; subscriber_id: string; session_id: string }

/** Inserts members with their sessions into an app, in one statement. */
export async function createMembers(
  cluster: RunningPostgres,
  app_id: string,
  count: number,
): Promise<BenchMember[]> {
  const members = Array.from({ length: count }, () => ({
    token: newSecret(),
    user_id: newId(),
    subscriber_id: newId(),
    session_id: newId(),
  }))
  const rows = members.map(({ token, ...ids }, n) => ({ ...ids, n, token_hash: hashToken(token) }))
  await onDatabase(cluster.admin_url, async (client) => {
    await client.query('begin')
    await client.query(
      'create temporary table made (n int, user_id uuid, subscriber_id uuid, session_id uuid, token_hash text) on commit drop',
    )
    await client.query(
      `insert into made select * from jsonb_to_recordset($1::jsonb)
       as row (n int, user_id uuid, subscriber_id uuid, session_id uuid, token_hash text)`,
      [JSON.stringify(rows)],
    )
    for (const statement of statements) await client.query(statement, [app_id])
    await addUserWords(client, app_id)
    await client.query('commit')
    await client.query('analyze users, subscribers, sessions, entitlements')
  })
  return members
}

const statements = [
  `insert into users (app_id, id, email, name, auth_provider, timezone)
   select $1, user_id, user_id || '@example.com', 'Member ' || n, 'passwordless', 'Europe/London' from made`,
  `insert into subscribers (app_id, id, user_id) select $1, subscriber_id, user_id from made`,
  `insert into sessions (app_id, id, user_id, token_hash, device_id, browser, network, created_at, last_used_at, expires_at)
   select $1, session_id, user_id, token_hash, session_id, 'Bench', '127.0.0.0/24', now(), now(), now() + interval '1 day' from made`,
  `insert into entitlements (app_id, id, subscriber_id, kind, product_id, starts_at, cause, cause_id, created_at)
   select $1, gen_random_uuid(), subscriber_id, 'grant', products.id, now() - interval '1 minute', 'manual', 'bench', now()
   from made cross join products where products.app_id = $1`,
]
