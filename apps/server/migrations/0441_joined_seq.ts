import { sql, type Kysely } from 'kysely'

/** Where the log of a thread starts for somebody who was added later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table thread_participants add column joined_seq int8 not null default 0`.execute(db)
}
