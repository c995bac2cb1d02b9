import { sql, type Kysely } from 'kysely'

/** The version of an app: it rises with every change of what servers cache of the app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table apps add column version bigint not null default 0`.execute(db)
}
