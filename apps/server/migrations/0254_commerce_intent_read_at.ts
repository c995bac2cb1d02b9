import { sql, type Kysely } from 'kysely'

/** When the provider was asked how an open order's payment stands, so that an older answer does not replace a newer one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column intent_read_at timestamptz(3)`.execute(db)
}
