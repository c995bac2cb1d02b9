import { sql, type Kysely } from 'kysely'

/** Members choose which of their mails they get: conversations, and news. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification_settings
      add column receive_messages_via_email boolean not null default true,
      add column receive_news_via_email boolean not null default true
  `.execute(db)
}
