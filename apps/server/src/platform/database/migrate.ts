import pg from 'pg'
import packageJson from 'pg-boss/package.json' with { type: 'json' }
import { JOB_SCHEMA } from './job-schema.ts'
import { migrations } from './migrations.generated.ts'
import { SERVER_ROLE } from './server-role.ts'
import { withClient, type Client } from './with-client.ts'

/**
 * Migrates a database to the newest schema as its owner. A failed migration is rolled back and thrown. An up-to-date
 * database costs one query.
 */
export async function migrateToLatest(owner_url: string): Promise<{ applied: string[] }> {
  if (await isCurrent(owner_url)) return { applied: [] }
  const { applyMigrations: bringUpToDate } = await import('./apply-migrations.ts')
  return bringUpToDate(owner_url)
}

/** Error codes of a database that lacks a table or role: nothing has been migrated yet. */
const MISSING_OBJECT_CODES = new Set(['42P01', '42704', '3F000'])

async function isCurrent(owner_url: string): Promise<boolean> {
  try {
    return await withClient(owner_url, readIsCurrent, { timeout_ms: 15_000 })
  } catch (error) {
    if (error instanceof pg.DatabaseError && MISSING_OBJECT_CODES.has(error.code ?? '')) return false
    throw error
  }
}

async function readIsCurrent(client: Client): Promise<boolean> {
  const { rows } = await client.query<MigrationState>(migrationStateQuery, [SERVER_ROLE])
  return rows[0] !== undefined && isUpToDate(rows[0])
}

type MigrationState = { applied: string[] | null; queue_version: number; may_queue: boolean }

const migrationStateQuery = `
  select (select array_agg(name::text order by name) from kysely_migration) as applied,
         (select version from ${JOB_SCHEMA}.version) as queue_version,
         has_table_privilege($1, '${JOB_SCHEMA}.job', 'delete') as may_queue`

function isUpToDate({ applied, queue_version, may_queue }: MigrationState): boolean {
  const has_all = applied?.join() === Object.keys(migrations).join()
  return has_all && queue_version === packageJson.pgboss.schema && may_queue
}
