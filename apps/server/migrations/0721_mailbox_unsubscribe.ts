import { sql, type Kysely } from 'kysely'

/** The mailbox of development stores the one-click address of a mail, which a mail server sends as a header. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mailbox_messages add column unsubscribe_url text`.execute(db)
}
