import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Comments of the team on sessions of members, and the order of all sessions of a member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'workout_comments', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('session_id', 'uuid', (column) => column.notNull())
      /** The member whose session it is. */
      .addColumn('subscriber_id', 'uuid', (column) => column.notNull())
      /** The team member who wrote it, and their name at that time. */
      .addColumn('author_id', 'uuid', (column) => column.notNull())
      .addColumn('author_name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('edited_at', sql`timestamptz(3)`),
  )
  await sql`
    create index workout_comments_of_session on workout_comments (app_id, session_id, created_at, id)
  `.execute(db)
  await sql`create index workout_comments_of_member on workout_comments (app_id, subscriber_id)`.execute(db)
  await sql`
    create index workout_sessions_listed on workout_sessions (app_id, subscriber_id, started_at desc, id desc)
    where not is_discarded
  `.execute(db)
}
