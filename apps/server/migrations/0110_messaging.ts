import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/**
 * Threads with their messages and their logs. Every change of a thread holds its row until the commit, so that `seq`
 * rises by one in the order of commits (architecture, "Events").
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createThreads(db)
  await createMessages(db)
  await tenantTable(db, 'thread_events', ['thread_id', 'seq'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('seq', 'int8', (column) => column.notNull())
      .addColumn('type', 'text', (column) =>
        column.notNull().check(sql`type in ('message', 'delete', 'reaction')`),
      )
      /** What it says is read from the message itself, so that nothing deleted stays in the log. */
      .addColumn('message_ts', 'int8', (column) => column.notNull())
      .addColumn('user_id', 'uuid')
      .addColumn('is_liked', 'boolean')
      .addColumn('reaction_count', 'int4')
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
}

async function createThreads(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'threads', ['id'], (table) =>
    table
      /** Of a page thread: the page's id. */
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('page')`))
      .addColumn('seq', 'int8', (column) => column.notNull().defaultTo(0))
      /** The highest `message_ts` ever given; deleting does not lower it. */
      .addColumn('last_ts', 'int8', (column) => column.notNull().defaultTo(0))
      .addColumn('latest_message_ts', 'int8')
      .addColumn('message_count', 'int4', (column) => column.notNull().defaultTo(0))
      .addColumn('author_count', 'int4', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull()),
  )
  await tenantTable(db, 'thread_authors', ['thread_id', 'user_id'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('last_ts', 'int8', (column) => column.notNull()),
  )
  await sql`create index thread_authors_recent on thread_authors (app_id, thread_id, last_ts)`.execute(db)
  await tenantTable(db, 'thread_reads', ['thread_id', 'user_id'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('last_read_ts', 'int8', (column) => column.notNull()),
  )
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'messages', ['thread_id', 'message_ts'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('message_ts', 'int8', (column) => column.notNull())
      .addColumn('seq', 'int8', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('message_type', 'text', (column) =>
        column.notNull().check(sql`message_type in ('message', 'attachment')`),
      )
      /** As it was typed; it is escaped on its way out. */
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('attachment_url', 'text')
      .addColumn('reaction_count', 'int4', (column) => column.notNull().defaultTo(0))
      /** The sender's name for what was sent, and the place of this message in it: sent again, it is known. */
      .addColumn('client_id', 'text')
      .addColumn('part', 'int2', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** The row stays without its words, so that what was sent again after it was deleted does not come back. */
      .addColumn('deleted_at', sql`timestamptz(3)`),
  )
  await sql`
    create index messages_shown on messages (app_id, thread_id, message_ts) where deleted_at is null
  `.execute(db)
  await sql`
    create unique index messages_sent_once on messages (app_id, thread_id, user_id, client_id, part)
    where client_id is not null
  `.execute(db)
  await sql`create index messages_by_time on messages (app_id, created_at) where deleted_at is null`.execute(
    db,
  )
  await tenantTable(db, 'message_likes', ['thread_id', 'message_ts', 'user_id'], (table) =>
    table
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('message_ts', 'int8', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull()),
  )
}
