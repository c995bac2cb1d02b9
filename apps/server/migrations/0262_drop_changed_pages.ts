import { sql, type Kysely } from 'kysely'

/** What an owner has changed is found by comparing drafts with what members see, so nothing keeps a list of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger note_change on pages`.execute(db)
  await sql`drop function note_changed_page()`.execute(db)
  await db.schema.dropTable('changed_pages').execute()
}
