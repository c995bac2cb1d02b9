import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Tags of pages: live settings, no part of a release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'tags', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      /** The name as it is compared with others (`foldText`). */
      .addColumn('folded_name', 'text', (column) => column.notNull())
      .addColumn('color', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull()),
  )
  await sql`create unique index tags_name on tags (app_id, folded_name)`.execute(db)
  await tenantTable(db, 'page_tags', ['page_id', 'tag_id'], (table) =>
    table
      .addColumn('page_id', 'uuid', (column) => column.notNull())
      .addColumn('tag_id', 'uuid', (column) => column.notNull())
      .addForeignKeyConstraint(
        'page_tags_tag',
        ['app_id', 'tag_id'] as never,
        'tags',
        ['app_id', 'id'] as never,
        (constraint) => constraint.onDelete('cascade'),
      ),
  )
  await sql`create index page_tags_of_tag on page_tags (app_id, tag_id)`.execute(db)
}
