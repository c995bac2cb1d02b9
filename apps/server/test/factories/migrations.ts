import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrations } from '../../src/platform/database/migrations.generated.ts'
import { aServer } from '../harness.ts'

/** Runs a migration again on the test's data, as if upgrading an older database. */
export async function migrate(name: keyof typeof migrations): Promise<void> {
  const { owner_url } = await aServer()
  const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: owner_url, max: 1 }) })
  const db = new Kysely<unknown>({ dialect })
  try {
    const migration = await migrations[name]?.()
    await db.transaction().execute(async (tx) => migration?.up(tx))
  } finally {
    await db.destroy()
  }
}
