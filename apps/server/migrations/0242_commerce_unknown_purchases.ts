import { sql, type Kysely } from 'kysely'

/** Since when a store no longer knows a purchase that it knew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('in_app_purchases')
    .addColumn('unknown_since', sql`timestamptz(3)`)
    .execute()
}
