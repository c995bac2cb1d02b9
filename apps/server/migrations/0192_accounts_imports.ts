import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Imports of members with what becomes of each row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'member_imports', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('checking', 'checked', 'importing', 'done', 'failed')`),
      )
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('file_hash', 'text')
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('ignored_columns', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('with_mail', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('failure', 'text')
      .addColumn('created_by', 'uuid', (column) => column.notNull())
      .addColumn('created_by_name', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await tenantTable(db, 'member_import_rows', ['import_id', 'row'], (table) =>
    table
      .addColumn('import_id', 'uuid', (column) => column.notNull())
      .addColumn('row', 'int4', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) =>
        column.notNull().check(sql`action in ('add', 'known', 'refused')`),
      )
      .addColumn('problems', 'jsonb', (column) => column.notNull())
      .addColumn('member', 'jsonb')
      .addColumn('is_done', 'boolean', (column) => column.notNull())
      /** Who came of it. */
      .addColumn('user_id', 'uuid')
      .addForeignKeyConstraint(
        'member_import_rows_import_fkey',
        ['app_id', 'import_id'] as never,
        'member_imports',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
}
