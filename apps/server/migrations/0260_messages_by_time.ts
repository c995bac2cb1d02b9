import { sql, type Kysely } from 'kysely'

/** A partial index looks as small as one message until PostgreSQL has analysed the table; a whole one does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index messages_by_time`.execute(db)
  await sql`create index messages_by_time on messages (app_id, created_at)`.execute(db)
}
