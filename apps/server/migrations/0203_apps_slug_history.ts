import { sql, type Kysely } from 'kysely'
import { controlTable } from '../src/platform/database/schema.ts'

/**
 * The slugs that apps have left, each until somebody has it again. It names the app without pointing at it: a slug
 * stays in quarantine even when the app that left it is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await controlTable(db, 'slug_history', (table) =>
    table
      .addColumn('slug', 'text', (column) => column.primaryKey())
      .addColumn('app_id', 'uuid', (column) => column.notNull())
      .addColumn('freed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create index slug_history_of_app on slug_history (app_id)`.execute(db)
}
