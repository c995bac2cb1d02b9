import { sql, type Kysely } from 'kysely'

/** How often a product was saved, so that nobody replaces unseen what somebody else has saved meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column revision integer not null default 1`.execute(db)
}
