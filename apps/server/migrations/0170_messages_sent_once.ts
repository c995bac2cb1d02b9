import { sql, type Kysely } from 'kysely'

/**
 * What was sent before is found by its sender and its name, and then compared by thread: by a key that is like no other
 * index of the table, so that a plan made while the table was empty still finds its way when it is large.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index messages_sent_once`.execute(db)
  await sql`
    create unique index messages_sent_once on messages (app_id, user_id, client_id, part, thread_id)
    where client_id is not null
  `.execute(db)
}
