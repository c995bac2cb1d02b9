import type { Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What the team knows of a draft and does not want to be reminded of before each publish, with the reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'ignored_warnings', ['page_id', 'block_id', 'path', 'code'], (table) =>
    table
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      /** Empty where it is no block's. */
      .addColumn('block_id', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('ignored_by', 'text', (column) => column.notNull())
      .addColumn('ignored_at', 'timestamptz', (column) => column.notNull()),
  )
}
