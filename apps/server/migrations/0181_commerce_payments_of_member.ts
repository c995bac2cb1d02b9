import { sql, type Kysely } from 'kysely'

/** What a member has paid stands beside their name in the owner's list, so payments are found by member too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index payments_of_member on payments (app_id, subscriber_id)`.execute(db)
}
