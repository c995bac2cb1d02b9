import { sql, type Kysely } from 'kysely'

/**
 * Lets PostgreSQL find rows by their key before it has analysed a table: until then it expects one row of every index
 * that leads with the app.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A partial index looks as small as the key of one member; a whole one does not.
  await sql`drop index page_completions_by_time`.execute(db)
  await sql`create index page_completions_by_time on page_completions (app_id, completed_at)`.execute(db)
  // Of indexes that cost the same the newest is taken.
  await sql`drop index progress_runs_active`.execute(db)
  await sql`
    create unique index progress_runs_active on progress_runs (app_id, subscriber_id, root_id) where ended_at is null
  `.execute(db)
}
