import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What members have put on their calendars: all day on a day, or at an instant (model, "Scheduled item"). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'scheduled_items', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('item_type', 'text', (column) =>
        column.notNull().check(sql`item_type in ('page', 'form', 'event_occurrence')`),
      )
      .addColumn('item_id', 'uuid', (column) => column.notNull())
      /** The progress root that it was scheduled from; items of one root are siblings. */
      .addColumn('context_id', 'uuid')
      .addColumn('day', 'date')
      .addColumn('starts_at', sql`timestamptz(3)`)
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addCheckConstraint('scheduled_items_one_date', sql`num_nonnulls(day, starts_at) = 1`),
  )
  await sql`
    create index scheduled_items_by_day on scheduled_items (app_id, subscriber_id, day) where day is not null
  `.execute(db)
  await sql`
    create index scheduled_items_by_time on scheduled_items (app_id, subscriber_id, starts_at) where starts_at is not null
  `.execute(db)
  await sql`
    create index scheduled_items_of_context on scheduled_items (app_id, subscriber_id, context_id)
    where context_id is not null
  `.execute(db)
}
