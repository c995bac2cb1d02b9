import { sql, type Kysely } from 'kysely'

/**
 * Indexes over what only some rows have hold those rows alone. Held whole, they look as good as the right one to whoever
 * plans a look-up by key before there are statistics, and then a whole app is read for one row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_team_member`.execute(db)
  await sql`
    create unique index users_team_member on users (app_id, team_member_id) where team_member_id is not null
  `.execute(db)
  await sql`drop index access_nodes_below`.execute(db)
  await sql`
    create index access_nodes_below on access_nodes (app_id, parent_id) where parent_id is not null
  `.execute(db)
}
