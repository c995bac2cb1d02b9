import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * Pictures and the sizes made of them. The files lie under a private key; while `is_public`, copies lie under a
 * public one, which is derived and therefore needs no column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'media', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('owner_kind', 'text', (column) =>
        column.notNull().check(sql`owner_kind in ('team', 'member')`),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull().check(sql`width > 0`))
      .addColumn('height', 'integer', (column) => column.notNull().check(sql`height > 0`))
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('placeholder', 'text')
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('preparing', 'ready')`))
      .addColumn('is_public', 'boolean', (column) => column.notNull().defaultTo(false))
      /** A team member's or subscriber's id, by `owner_kind`. */
      .addColumn('created_by', 'uuid')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull()),
  )
  await sql`create unique index media_storage_key on media (app_id, storage_key)`.execute(db)

  await tenantTable(db, 'media_variants', ['media_id', 'format', 'width'], (table) =>
    table
      .addColumn('media_id', 'uuid', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull().check(sql`format in ('webp', 'avif')`))
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addForeignKeyConstraint(
        'media_variants_media',
        ['app_id', 'media_id'] as never,
        'media',
        ['app_id', 'id'] as never,
        (key) => key.onDelete('cascade'),
      ),
  )
}
