import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** The attributes of pages and members. Values are in drafts, versions and `subscribers.attributes`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'attributes', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull()),
  )
  await sql`create unique index attributes_slug on attributes (app_id, slug)`.execute(db)
}
