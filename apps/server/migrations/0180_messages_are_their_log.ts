import { sql, type Kysely } from 'kysely'

/**
 * A message carries its number in the log of its thread, so the log needs no second row for it. What is shown is found
 * by the table's own key: few messages are deleted, and an index of those that are not cost each send as much again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index messages_in_log on messages (app_id, thread_id, seq)`.execute(db)
  await sql`drop index messages_shown`.execute(db)
  await sql`delete from thread_events where type = 'message'`.execute(db)
}
