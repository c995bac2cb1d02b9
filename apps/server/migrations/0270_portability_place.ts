import { sql, type Kysely } from 'kysely'

/** The page below which an import puts its pages; without one it creates its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column parent_id uuid`.execute(db)
}
