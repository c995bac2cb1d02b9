import type { Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Saved groups of blocks and page templates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'page_patterns', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      /** Null for a group of blocks. */
      .addColumn('content_type', 'text')
      .addColumn('draft', 'jsonb', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull()),
  )
}
