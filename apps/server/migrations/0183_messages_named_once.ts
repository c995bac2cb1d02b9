import { sql, type Kysely } from 'kysely'
import { acrossApps } from '../src/platform/database/schema.ts'

/**
 * A name that a sender gave is theirs once, whatever thread it was sent into, as the idempotency key that it stands for.
 * Where one stands in two threads the first keeps it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await acrossApps(db, 'messages', () =>
    sql`
      update messages set client_id = null
      from (
        select app_id, user_id, client_id, thread_id,
          row_number() over (partition by app_id, user_id, client_id order by min(message_ts), thread_id) as place
        from messages where client_id is not null group by app_id, user_id, client_id, thread_id
      ) named
      where place > 1 and messages.app_id = named.app_id and messages.user_id = named.user_id
        and messages.client_id = named.client_id and messages.thread_id = named.thread_id
    `.execute(db),
  )
  await sql`drop index messages_sent_once`.execute(db)
  await sql`
    create unique index messages_sent_once on messages (app_id, user_id, client_id, part) where client_id is not null
  `.execute(db)
}
