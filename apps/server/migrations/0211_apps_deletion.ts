import { sql, type Kysely } from 'kysely'

/** How far the end of a deleted app has come: its team was told that it is near, and it has begun, which nobody stops. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('apps')
    .addColumn('purge_told_at', sql`timestamptz(3)`)
    .addColumn('purge_begun_at', sql`timestamptz(3)`)
    .execute()
  await sql`create index apps_deleted on apps (deleted_at) where deleted_at is not null`.execute(db)
}
