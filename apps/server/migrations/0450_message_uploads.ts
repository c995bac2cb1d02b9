import { sql, type Kysely } from 'kysely'
import { tenantTable } from '../src/platform/database/schema.ts'

/** Files that members upload for a thread. One that no message uses is deleted after a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenantTable(db, 'message_uploads', ['id'], (table) =>
    table
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'uuid', (column) => column.notNull())
      .addColumn('thread_id', 'uuid', (column) => column.notNull())
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('image', 'video', 'file', 'audio')`),
      )
      .addColumn('storage_key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('content_type', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      /** Size of pictures and videos, length and levels of voice notes; the type `UploadMeta` has its shape. */
      .addColumn('meta', 'jsonb', (column) => column.notNull())
      .addColumn('created_at', sql`timestamptz(3)`, (column) => column.notNull())
      /** When a message took it, and which one. */
      .addColumn('used_at', sql`timestamptz(3)`)
      .addColumn('message_ts', 'int8'),
  )
  await sql`
    create index message_uploads_of_message on message_uploads (app_id, thread_id, message_ts)
    where message_ts is not null
  `.execute(db)
  await sql`create index message_uploads_of_user on message_uploads (app_id, user_id, id)`.execute(db)
  await sql`
    create index message_uploads_unused on message_uploads (app_id, created_at) where used_at is null
  `.execute(db)
}
