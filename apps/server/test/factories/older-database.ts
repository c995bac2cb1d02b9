import { Kysely, PostgresDialect } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import pg from 'pg'
import { migrations } from '../../src/platform/database/migrations.generated.ts'
import { prepareJobSchema } from '../../src/platform/database/job-schema.ts'
import { anEmptyDatabase, type TestDatabase } from '../database.ts'
import older from '../fixtures/older-database.json' with { type: 'json' }

/**
 * The database of an app with two published pages as an older release left it, with events and jobs that wait in the
 * outbox and in the queue.
 */
export async function anOlderDatabase(): Promise<TestDatabase> {
  const database = await anEmptyDatabase()
  await migrateTo(database.owner_url, older.last_migration)
  await prepareJobSchema(database.owner_url)
  const admin = new pg.Client({ connectionString: database.admin_url })
  await admin.connect()
  // Rows are in the order of table names, not of foreign keys.
  await admin.query('set session_replication_role = replica')
  for (const [table, rows] of Object.entries<object[]>(older.tables)) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
      .map((name) => `"${name}"`)
      .join(', ')
    await admin.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
  }
  await admin.query(`update foyer_jobs.job set keep_until = now() + interval '1 day'`)
  await admin.end()
  return database
}

async function migrateTo(owner_url: string, name: string): Promise<void> {
  const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: owner_url, max: 1 }) })
  const db = new Kysely<unknown>({ dialect })
  const getMigrations = async (): Promise<Record<string, Migration>> => {
    const loaded = Object.entries(migrations).map(async ([key, load]) => [key, await load()] as const)
    return Object.fromEntries(await Promise.all(loaded))
  }
  try {
    const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateTo(name)
    if (error) throw error
  } finally {
    await db.destroy()
  }
}
