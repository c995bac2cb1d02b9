import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** The calendar feed of a member. Its id is part of the address; a new id revokes the former address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'calendar_feeds', ['subscriber_id'], (table) =>
    table
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await sql`create unique index calendar_feeds_of_id on calendar_feeds (app_id, id)`.execute(db)
}
