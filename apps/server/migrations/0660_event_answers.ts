import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Who comes to an event, and how many may. Answers outlive a date that is deleted, because it may be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table event_occurrences
      add column capacity integer constraint event_occurrences_capacity check (capacity > 0)
  `.execute(db)
  await tenantTable(db, 'event_answers', ['occurrence_id', 'subscriber_id'], (table) =>
    table
      .addColumn('occurrence_id', 'uuid', (column) => column.notNull())
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('answer', 'text', (column) =>
        column.notNull().check(sql`answer in ('going', 'maybe', 'declined')`),
      )
      /** Without a place: the event was full. */
      .addColumn('is_waiting', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('answered_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addCheckConstraint('event_answers_waiting', sql`answer = 'going' or not is_waiting`),
  )
  await sql`create index event_answers_of_member on event_answers (app_id, subscriber_id)`.execute(db)
}
