import { withClient, type Client } from '../database/with-client.ts'

/** Raise it when `provision` changes; older clusters are updated at their next start. */
export const PROVISION_VERSION = 3

/** What all tables need and only a superuser may add. */
const extensions = ['pg_trgm', 'citext', 'unaccent', 'btree_gin', 'btree_gist'] as const

/**
 * Row-level security lets an index serve leakproof operators only. This one compares texts of arrays and raises no
 * error about them; without it every search reads all rows of an app.
 */
export const ALLOW_SEARCH_INDEX = 'ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF'

interface Provision {
  /** The superuser, on any database. */
  admin_url: string
  database: string
  passwords: { owner: string; server: string }
}

/**
 * Creates two roles below the superuser and a database. The server's role may only read and write rows: no DDL, no
 * TRUNCATE, no bypass of row-level security. Idempotent.
 */
export async function provision({ admin_url, database, passwords }: Provision): Promise<void> {
  await withClient(admin_url, async (client) => {
    for (const [role, password] of [
      ['foyer_owner', passwords.owner],
      ['foyer_server', passwords.server],
    ] as const) {
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role])
      if (rowCount === 0) await client.query(`CREATE ROLE ${role}`)
      await client.query(
        `ALTER ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${client.escapeLiteral(password)}`,
      )
    }
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)} OWNER foyer_owner`)
    await grantDatabase(client, database)
  })

  await withClient(withDatabaseName(admin_url, database), async (client) => {
    for (const extension of extensions) {
      await client.query(`CREATE EXTENSION IF NOT EXISTS ${extension} WITH SCHEMA public`)
    }
    await client.query(ALLOW_SEARCH_INDEX)
    await client.query(`
      GRANT USAGE ON SCHEMA public TO foyer_server;
      ALTER DEFAULT PRIVILEGES FOR ROLE foyer_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO foyer_server;
      ALTER DEFAULT PRIVILEGES FOR ROLE foyer_owner GRANT USAGE, SELECT ON SEQUENCES TO foyer_server;
      ALTER DEFAULT PRIVILEGES FOR ROLE foyer_owner GRANT USAGE ON SCHEMAS TO foyer_server;
    `)
  })
}

/** Who may enter a database. A copy of a database does not take this along. */
export async function grantDatabase(client: Client, database: string): Promise<void> {
  const name = client.escapeIdentifier(database)
  await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`)
  await client.query(`GRANT CONNECT ON DATABASE ${name} TO foyer_server`)
}

/** The same role and server, on another database. */
export function withDatabaseName(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
