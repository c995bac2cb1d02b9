import { sql, type Kysely } from 'kysely'

/**
 * What access settings were before a change, so that also the first change says what had been in force until then. Of
 * earlier first changes nobody knows it any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_node_history add column before jsonb`.execute(db)
  await sql`alter table app_access_changes add column before jsonb`.execute(db)
}
