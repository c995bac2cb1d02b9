import { PostgresError } from './postgres-error.ts'

/** The part of a pg client or pool needed for queries. */
export interface Queryable {
  query(text: string): Promise<{ rows: Record<string, unknown>[] }>
}

/**
 * Refuses a database that cannot sort and store names of all scripts. Pass any connection; before the migrations,
 * which create the collation.
 */
export async function assertSuitableDatabase(client: Queryable): Promise<void> {
  const { rows } = await client.query(`
    SELECT pg_encoding_to_char(encoding) AS encoding, EXISTS (SELECT FROM pg_collation WHERE collprovider = 'i') AS has_icu
    FROM pg_database WHERE datname = current_database()
  `)
  const missing = [
    rows[0]?.['encoding'] === 'UTF8' ? [] : [`the encoding UTF8 (it has ${rows[0]?.['encoding']})`],
    rows[0]?.['has_icu'] === true ? [] : ['ICU collations (PostgreSQL built --with-icu)'],
  ].flat()
  if (missing.length === 0) return
  throw new PostgresError('unsafe_settings', `The database lacks ${missing.join(' and ')}, which names need.`)
}

/** Whether indexes serve searches, which takes a function that only a superuser can mark (`ALLOW_SEARCH_INDEX`). */
export async function canIndexSearches(client: Queryable): Promise<boolean> {
  const { rows } = await client.query(`
    SELECT proleakproof AS is_leakproof FROM pg_proc WHERE oid = 'pg_catalog.arraycontains(anyarray, anyarray)'::regprocedure
  `)
  return rows[0]?.['is_leakproof'] === true
}

/**
 * Refuses a database that could lose acknowledged writes (in production) and a role that can bypass row-level
 * security (always). Pass the server's own connection. Source: architecture, "Settled details".
 */
export async function assertSafeDatabase(
  client: Queryable,
  { is_production }: { is_production: boolean },
): Promise<void> {
  const { rows } = await client.query(`
    SELECT current_user AS role,
           current_setting('fsync') AS fsync,
           current_setting('synchronous_commit') AS synchronous_commit,
           current_setting('full_page_writes') AS full_page_writes,
           EXISTS (SELECT FROM pg_roles WHERE (rolsuper OR rolbypassrls)
                   AND pg_has_role(current_user, oid, 'MEMBER')) AS is_above_the_walls
  `)
  const facts = rows[0]
  if (!facts) throw new PostgresError('failed', 'The database gave no answer about its settings.')

  if (facts['is_above_the_walls'] === true) {
    throw new PostgresError(
      'unsafe_settings',
      `The role ${facts['role']} is a superuser or passes by row-level security, so it could read every app's data. Give DATABASE_URL a role of its own: CREATE ROLE foyer_server LOGIN NOSUPERUSER NOBYPASSRLS.`,
    )
  }
  if (is_production) assertDurable(facts)
}

function assertDurable(facts: Record<string, unknown>): void {
  const off = ['fsync', 'synchronous_commit', 'full_page_writes'].filter((name) => facts[name] === 'off')
  if (off.length === 0) return
  throw new PostgresError(
    'unsafe_settings',
    `The database runs with ${off.join(' and ')} off, so a crash would lose what members were told is saved. Turn ${off.length === 1 ? 'it' : 'them'} on in postgresql.conf and start again.`,
  )
}
