import type { RunningPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { addUserWords } from './add-user-words.ts'
import { onDatabase } from './baseline-database.ts'

const FIRST_NAMES = [
  ...[
    'Anna',
    'Andrea',
    'Bela',
    'Carla',
    'Daniel',
    'Eva',
    'Felix',
    'Grace',
    'Hannah',
    'Ines',
    'Jonas',
    'Karim',
  ],
  ...['Lena', 'Maren', 'Mateo', 'Nadia', 'Odile', 'Priya', 'Quentin', 'Rosa', 'Salim', 'Tom', 'Uma', 'Yusuf'],
]
const LAST_NAMES = [
  ...['Abara', 'Bauer', 'Cole', 'Demir', 'Eriksen', 'Fontaine', 'Garcia', 'Haddad', 'Ito', 'Jansen', 'Kaya'],
  ...['Lindqvist', 'Marsh', 'Nowak', 'Osei', 'Petrov', 'Quill', 'Raman', 'Silva', 'Tanaka', 'Umar', 'Weber'],
]

const GRANT_ALL_SQL = `
  insert into entitlements (app_id, id, subscriber_id, kind, product_id, starts_at, cause, cause_id, created_at)
  select $1, gen_random_uuid(), subscribers.id, 'grant', products.id, now() - interval '1 minute', 'manual', 'bench', now()
  from made join subscribers on subscribers.app_id = $1 and subscribers.user_id = made.user_id
  cross join products where products.app_id = $1`

/**
 * Adds members with realistic names; one in ten is hidden, one in a hundred suspended. They own nothing, or
 * (`holds_all`) every product of the app.
 */
export function createPeople(
  cluster: RunningPostgres,
  app_id: string,
  count: number,
  { holds_all: owns_all = false } = {},
): Promise<void> {
  return onDatabase(cluster.admin_url, async (client) => {
    await client.query('begin')
    await client.query(
      `create temporary table made on commit drop as
       select n, gen_random_uuid() as user_id from generate_series(1, ${count}) n`,
    )
    await client.query(
      `insert into users (app_id, id, email, name, auth_provider, timezone, suspended_at)
       select $1, user_id, user_id || '@example.com',
         ($2::text[])[1 + n % cardinality($2::text[])] || ' ' ||
           ($3::text[])[1 + (n * 7) % cardinality($3::text[])],
         'passwordless', 'Europe/London', case when n % 100 = 0 then now() end
       from made`,
      [app_id, FIRST_NAMES, LAST_NAMES],
    )
    await client.query(
      `insert into subscribers (app_id, id, user_id, profile_visibility)
       select $1, gen_random_uuid(), user_id, case when n % 10 = 0 then 'private' else 'public' end from made`,
      [app_id],
    )
    await addUserWords(client, app_id)
    if (owns_all) await client.query(GRANT_ALL_SQL, [app_id])
    await client.query('commit')
    await client.query('vacuum analyze users, subscribers, user_words, entitlements')
  })
}
