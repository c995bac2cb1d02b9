import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** When events take place, a year ahead (decision 0038). An event is a page, and goes by its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'event_occurrences', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('event_id', 'uuid', (column) => column.notNull())
      /** Day and time by the calendar of the event, `YYYY-MM-DDTHH:MM`. */
      .addColumn('original_starts_at', 'text', (column) => column.notNull())
      .addColumn('starts_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('ends_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addCheckConstraint('event_occurrences_have_length', sql`ends_at > starts_at`),
  )
  await sql`
    create index event_occurrences_by_time on event_occurrences (app_id, starts_at, id)
  `.execute(db)
  await sql`
    create index event_occurrences_of_event on event_occurrences (app_id, event_id, starts_at)
  `.execute(db)
}
