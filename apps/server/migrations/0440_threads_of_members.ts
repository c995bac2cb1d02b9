import { sql, type Kysely } from 'kysely'

/** The plan of an account (groups need `pro`), and what finds the threads and likes of one member by key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts add column plan text not null default 'pro' check (plan in ('free', 'pro'))
  `.execute(db)
  await sql`create index thread_authors_of_user on thread_authors (app_id, user_id, thread_id)`.execute(db)
  await sql`
    create index message_likes_of_user on message_likes (app_id, thread_id, user_id, message_ts)
  `.execute(db)
}
