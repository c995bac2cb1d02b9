import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { Differences } from '../publishing/plan.ts'
import type { TreeRow } from './drafts.ts'

/**
 * What drafts have that a release has not, found where both lie: only what differs is read, siblings in order. Nothing
 * else than a page's words (`draft_hash`) and its place can differ.
 */
export async function findDifferences(db: AppDb | AppTx, number: number): Promise<Differences> {
  const held = sql`
    held.from_number <= ${number} and (held.to_number is null or held.to_number > ${number})
  `
  const [drafts, gone] = await Promise.all([
    sql<TreeRow>`
      select page.id, page.parent_id, page.rank, page.path, page.content_type, page.title, page.cover, page.draft_hash,
        page.updated_at, page.deleted_at
      from pages page
      where page.app_id = ${db.app_id} and page.deleted_at is null and not exists (
        select from page_versions held
        where held.app_id = page.app_id and held.page_id = page.id and ${held}
          and held.draft_hash = page.draft_hash and held.rank = page.rank and held.path = page.path
          and held.parent_id is not distinct from page.parent_id
      )
      order by page.rank, page.id
    `.execute(db),
    number === 0
      ? { rows: [] }
      : sql<{ page_id: string }>`
      select held.page_id
      from page_versions held
      where held.app_id = ${db.app_id} and ${held} and not exists (
        select from pages page
        where page.app_id = held.app_id and page.id = held.page_id and page.deleted_at is null
      )
    `.execute(db),
  ])
  return { drafts: drafts.rows, gone: gone.rows.map((row) => row.page_id) }
}
