import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { prepareJobSchema } from '../jobs/schema.ts'

const folder = join(import.meta.dirname, '../../../migrations')

/**
 * Brings a database to the newest schema as its owner. Migrations only move forward; one that fails leaves the
 * database as it was and is thrown.
 */
export async function migrateToLatest(owner_url: string): Promise<{ applied: string[] }> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: owner_url, max: 1 }) }),
  })
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
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

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}_[a-z0-9_]+\.ts$/.test(file)).sort()
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const migration: unknown = await import(pathToFileURL(join(folder, file)).href)
    if (!isMigration(migration)) throw new Error(`${file} does not export "up".`)
    return [file.slice(0, -3), migration]
  })
  return Object.fromEntries(await Promise.all(entries))
}

function isMigration(value: unknown): value is Migration {
  return typeof value === 'object' && value !== null && 'up' in value && typeof value.up === 'function'
}
