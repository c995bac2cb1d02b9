import { sql, type Kysely } from 'kysely'

/** Whether a picture may get an address that never ends. Those that are there may, as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('public_address', 'text', (column) =>
      column
        .notNull()
        .defaultTo('automatic')
        .check(sql`public_address in ('automatic', 'never')`),
    )
    .execute()
}
