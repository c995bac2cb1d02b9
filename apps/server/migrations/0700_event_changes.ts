import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Dates of events that owners have moved, cancelled or changed, outside of releases: they apply at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'event_changes', ['event_id', 'original_start'], (table) =>
    table
      .addColumn('event_id', 'uuid', (column) => column.notNull())
      /** Day and time by the calendar of the event, `YYYY-MM-DDTHH:MM`. */
      .addColumn('original_start', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull().check(sql`scope in ('one', 'following')`))
      .addColumn('is_cancelled', 'boolean', (column) => column.notNull())
      .addColumn('shift_minutes', 'integer', (column) => column.notNull())
      .addColumn('minutes', 'integer', (column) => column.check(sql`minutes > 0`))
      .addColumn('capacity', 'integer', (column) => column.check(sql`capacity >= 0`))
      .addColumn('changed_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`
    create index scheduled_items_of_event on scheduled_items (app_id, item_id)
    where item_type = 'event_occurrence'
  `.execute(db)
}
