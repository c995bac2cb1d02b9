import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What visitors do, for statistics only. Rows are never read one by one, and the oldest are dropped by time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'activity_records', ['at', 'id'], (table) =>
    table
      .addColumn('at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('activity_type', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text')
      .addColumn('device_id', 'text')
      .addColumn('user_id', 'uuid')
      .addColumn('data', 'jsonb', (column) => column.notNull())
      .addColumn('is_standalone', 'boolean', (column) => column.notNull()),
  )
  await tenantTable(db, 'visits', ['session_id'], (table) =>
    table
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('device_id', 'text')
      .addColumn('started_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('seen_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('ended_at', sql`timestamptz(3)`)
      .addColumn('origin_href', 'text'),
  )
  await sql`create index visits_by_start on visits (app_id, started_at)`.execute(db)
}
