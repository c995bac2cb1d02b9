import { sql, type Kysely } from 'kysely'

/** Counts the changes of a page's access settings, so that two who change them at once do not undo each other unseen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_nodes add column revision integer not null default 1`.execute(db)
}
