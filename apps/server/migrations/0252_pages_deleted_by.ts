import { sql, type Kysely } from 'kysely'

/** Who deleted a page; null of pages that were deleted before this was kept. Deleted pages are found latest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pages add column deleted_by text`.execute(db)
  await sql`create index pages_deleted on pages (app_id, deleted_at, deletion_id) where deleted_at is not null`.execute(
    db,
  )
}
