import { sql, type Kysely } from 'kysely'

/** Since when an app is switched off, and the mails of its members that wait until it is on again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('apps')
    .addColumn('switched_off_at', sql`timestamptz(3)`)
    .execute()
  await db.schema
    .alterTable('mail_messages')
    .addColumn('held_at', sql`timestamptz(3)`)
    .execute()
  await sql`create index mail_messages_held on mail_messages (app_id) where held_at is not null`.execute(db)
}
