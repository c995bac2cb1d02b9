import { sql, type Kysely } from 'kysely'

/** Accounts that people close themselves, and the mark of those that have been erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column if not exists deletes_at timestamptz(3)`.execute(db)
  await sql`alter table users add column closed_by_member boolean not null default false`.execute(db)
  await sql`alter table users add column erased_at timestamptz(3)`.execute(db)
  await sql`
    create index users_to_erase on users (app_id, deletes_at) where deletes_at is not null and erased_at is null
  `.execute(db)
}
