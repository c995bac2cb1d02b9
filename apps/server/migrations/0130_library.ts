import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** The pages that a member opened last, for their own list; statistics are kept elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'recent_pages', ['subscriber_id', 'page_id'], (table) =>
    table
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('opened_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}
