import { sql, type Kysely } from 'kysely'

/** The request of a buyer that a subscription starts before the time to withdraw is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column start_text text, add column start_requested_at timestamptz(3)
  `.execute(db)
}
