import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Imports with their reports, and which page came from which row of a foreign library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'imports', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('checking', 'checked', 'importing', 'done', 'failed')`),
      )
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('failure', 'text')
      .addColumn('created_by', 'uuid', (column) => column.notNull())
      .addColumn('created_by_name', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await tenantTable(db, 'import_rows', ['import_id', 'row'], (table) =>
    table
      .addColumn('import_id', 'uuid', (column) => column.notNull())
      .addColumn('row', 'int4', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) =>
        column.notNull().check(sql`action in ('create', 'update', 'unchanged', 'refused')`),
      )
      .addColumn('problems', 'jsonb', (column) => column.notNull())
      .addColumn('pictures', 'int4', (column) => column.notNull())
      .addColumn('pictures_missing', 'int4', (column) => column.notNull())
      .addColumn('source_id', 'text')
      .addColumn('content_hash', 'text')
      .addColumn('exercise', 'jsonb')
      .addColumn('page_id', 'uuid')
      .addColumn('is_done', 'boolean', (column) => column.notNull()),
  )
  await tenantTable(db, 'imported_pages', ['source_id'], (table) =>
    table
      /** The row's own id in the library that it came from; empty for the page above them all. */
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull()),
  )
}
