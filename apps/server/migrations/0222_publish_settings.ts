import type { Kysely } from 'kysely'

/**
 * Whether a publish takes theme, logo, languages and tabs along. Those that were begun or planned before do, as they
 * said when they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['publishings', 'publish_plans']) {
    await db.schema
      .alterTable(table)
      .addColumn('with_settings', 'boolean', (column) => column.notNull().defaultTo(true))
      .execute()
  }
}
