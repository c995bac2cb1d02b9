import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateToLatest } from '../apps/server/src/platform/database/migrate.ts'
import { startTestPostgres } from '../apps/server/src/platform/postgres/test-postgres.ts'
import { renderTableTypes } from './generators/table-types.ts'

const target = join(import.meta.dirname, '../apps/server/src/platform/database/tables.generated.ts')

/** Migrates a throw-away database and writes its tables as row types for Kysely. */
async function main(): Promise<void> {
  const cluster = await startTestPostgres()
  try {
    await migrateToLatest(cluster.owner_url)
    await writeFile(target, await renderTableTypes(cluster.owner_url))
  } finally {
    await cluster.stop()
  }
}

await main()
