import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** What the team decides about moderation in general, and warnings that their members have to confirm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'moderation_rules', [], (table) =>
    table
      /** Reports of so many members hide a message; null: reports never do. */
      .addColumn('auto_hide_reports', 'integer')
      .addColumn('guidelines', 'text', (column) => column.notNull().defaultTo('')),
  )
  await tenantTable(db, 'message_warnings', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      .addColumn('confirmed_at', sql`timestamptz(3)`),
  )
  await sql`
    create index message_warnings_of_user on message_warnings (app_id, user_id, created_at) where confirmed_at is null
  `.execute(db)
}
