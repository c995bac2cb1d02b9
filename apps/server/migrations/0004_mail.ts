import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { controlTable } from '../src/platform/database/schema.ts'

/**
 * Mail that waits to be sent, and the mailbox that stands in for a mail server in development. A message's texts
 * are emptied as soon as it is sent, because they may hold links that sign someone in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await controlTable(db, 'mail_messages', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('app_id', 'uuid')
      .addColumn('idempotency_key', 'text', (column) => column.notNull())
      .addColumn('to_address', 'text', (column) => column.notNull())
      .addColumn('from_name', 'text')
      .addColumn('reply_to', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text_body', 'text')
      .addColumn('html_body', 'text')
      .addColumn('unsubscribe_url', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('sent_at', 'timestamptz'),
  )
  await sql`create unique index mail_messages_key on mail_messages (app_id, idempotency_key) nulls not distinct`.execute(
    db,
  )
  await sql`create index mail_messages_age on mail_messages (created_at)`.execute(db)

  await controlTable(db, 'mailbox_messages', (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('app_id', 'uuid')
      .addColumn('to_address', 'text', (column) => column.notNull())
      .addColumn('from_address', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text_body', 'text', (column) => column.notNull())
      .addColumn('html_body', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`)),
  )
}
