import { Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { prepareJobSchema } from './job-schema.ts'
import { migrations } from './migrations.generated.ts'

/** Runs the pending migrations of a database, then updates the queue's tables to this release. */
export async function applyMigrations(owner_url: string): Promise<{ applied: string[] }> {
  const pool = new pg.Pool({ connectionString: owner_url, max: 1, connectionTimeoutMillis: 10_000 })
  // An idle connection that dies is no failure; the next statement opens another.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: loadMigrations } })
    const { error, results } = await migrator.migrateToLatest()
    if (error) throw error
    const applied = (results ?? [])
      .filter((result) => result.status === 'Success')
      .map((result) => result.migrationName)
    await prepareJobSchema(owner_url)
    return { applied }
  } finally {
    await db.destroy()
  }
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const entries = Object.entries(migrations).map(async ([name, load]): Promise<[string, Migration]> => [
    name,
    await load(),
  ])
  return Object.fromEntries(await Promise.all(entries))
}
