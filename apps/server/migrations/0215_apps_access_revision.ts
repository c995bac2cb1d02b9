import { sql, type Kysely } from 'kysely'

/**
 * Counts the changes of an app's access settings, so that two who change them at once do not undo each other unseen,
 * and finds the few who pass purchases without going through all members.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table apps add column access_revision integer not null default 1`.execute(db)
  await sql`create index users_admins on users (app_id, id) where is_admin`.execute(db)
}
