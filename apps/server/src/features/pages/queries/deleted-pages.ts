import { sql } from 'kysely'
import type { AppDb } from '#platform/database/app-db.ts'
import type { TimeKey } from './drafts.ts'

/** The uppermost page of a deletion, and how many went with it. */
export type DeletionRow = {
  id: string
  deletion_id: string
  title: string
  path: string
  content_type: string
  deleted_at: Date
  deleted_by: string | null
  below_count: number
}

type ListDeletions = { since: Date; before: TimeKey | null; limit: number }

/** Deletions not before `since`, the last one first. */
export async function listDeletions(
  db: AppDb,
  { since, before, limit }: ListDeletions,
): Promise<DeletionRow[]> {
  const { rows } = await sql<DeletionRow>`
    select page.id, page.deletion_id, page.title, page.path, page.content_type, page.deleted_at, page.deleted_by,
      (select count(*)::int - 1 from pages other
        where other.app_id = ${db.app_id} and other.deletion_id = page.deletion_id) as below_count
    from pages page
    left join pages parent on parent.app_id = ${db.app_id} and parent.id = page.parent_id
    where page.app_id = ${db.app_id} and page.deleted_at >= ${since}
      and parent.deletion_id is distinct from page.deletion_id
      ${before ? sql`and (page.deleted_at, page.deletion_id) < (${before.at}, ${before.id}::uuid)` : sql``}
    order by page.deleted_at desc, page.deletion_id desc
    limit ${limit}
  `.execute(db)
  return rows
}
