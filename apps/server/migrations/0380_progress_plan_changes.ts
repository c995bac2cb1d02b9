import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** How a member moved the days of their run, in the order in which they did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table progress_runs add column plan_changes jsonb not null default '[]'`.execute(db)
}
