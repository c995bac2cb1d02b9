import type { Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Which picture came from which file of a row, so that a row that changes brings no picture in twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'imported_pictures', ['source_id', 'path', 'checksum'], (table) =>
    table
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      /** CRC-32 as the archive gives it, without a sign. */
      .addColumn('checksum', 'int8', (column) => column.notNull())
      .addColumn('media_id', 'uuid', (column) => column.notNull())
      .addForeignKeyConstraint(
        'imported_pictures_media',
        ['app_id', 'media_id'] as never,
        'media',
        ['app_id', 'id'] as never,
        (key) => key.onDelete('cascade'),
      ),
  )
}
