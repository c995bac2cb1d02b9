import { sql, type Kysely } from 'kysely'

/** Products can be drafts, which are not on sale; those that exist are on sale. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column is_on_sale boolean not null default true`.execute(db)
}
