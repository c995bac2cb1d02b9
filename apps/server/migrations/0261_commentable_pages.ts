import { sql, type Kysely } from 'kysely'

/** Names beside each version of a page whether it can be commented on, which servers cache with the tree of a release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table page_versions add column is_commentable boolean not null
      generated always as (coalesce((content ->> 'is_commentable')::boolean, false)) stored
  `.execute(db)
}
