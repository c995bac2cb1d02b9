import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { TreeRow } from './drafts.ts'

/** What an owner has changed since a release: drafts that are new or differ, and pages whose draft was deleted. */
export type Differences = { drafts: readonly TreeRow[]; gone: readonly string[] }

/** The version that a draft is the same as. Nothing else than a page's words (`draft_hash`) and its place can differ. */
const isSame = sql`
  held.app_id = page.app_id and held.page_id = page.id
  and held.draft_hash = page.draft_hash and held.rank = page.rank and held.path = page.path
  and held.parent_id is not distinct from page.parent_id
`

/**
 * What drafts have that a release has not, siblings in order, and which of its pages have no draft any more. Costs what
 * has changed: it is looked for among the drafts that may differ from the newest release, and among pages that stand
 * otherwise in that than in this one.
 */
export async function findDifferences(db: AppDb | AppTx, number: number): Promise<Differences> {
  const candidates = sql`
    select changed.page_id from changed_pages changed where changed.app_id = ${db.app_id}
    union
    select version.page_id from page_versions version
    where version.app_id = ${db.app_id} and version.from_number > ${number}
    union
    select version.page_id from page_versions version
    where version.app_id = ${db.app_id} and version.to_number > ${number}
  `
  const held = sql`held.from_number <= ${number} and (held.to_number is null or held.to_number > ${number})`
  /** Each page is looked up by itself (`limit`): how many there are is not known to the planner, who would read all. */
  const [drafts, gone] = await Promise.all([
    sql<TreeRow>`
      select draft.* from (${candidates}) candidate cross join lateral (
        select page.id, page.parent_id, page.rank, page.path, page.content_type, page.title, page.cover,
          page.draft_hash, page.updated_at, page.deleted_at
        from pages page
        where page.app_id = ${db.app_id} and page.id = candidate.page_id and page.deleted_at is null
          and not exists (select from page_versions held where ${isSame} and ${held})
        limit 1
      ) draft
      order by draft.rank, draft.id
    `.execute(db),
    number === 0
      ? { rows: [] }
      : sql<{ page_id: string }>`
      select gone.page_id from (${candidates}) candidate cross join lateral (
        select held.page_id from page_versions held
        where held.app_id = ${db.app_id} and held.page_id = candidate.page_id and ${held}
          and not exists (
            select from pages page
            where page.app_id = held.app_id and page.id = held.page_id and page.deleted_at is null
          )
        limit 1
      ) gone
    `.execute(db),
  ])
  return { drafts: drafts.rows, gone: gone.rows.map((row) => row.page_id) }
}

/**
 * Takes drafts off the list that are as the newest release has them, once it is written. Those that somebody is changing
 * stay, and are not waited for; the others are held before they are compared, so that none is changed in between.
 */
export async function settleDifferences(tx: AppTx): Promise<void> {
  const { rows } = await sql<{ page_id: string }>`
    select page_id from changed_pages where app_id = ${tx.app_id} for update skip locked
  `.execute(tx)
  if (rows.length === 0) return
  await sql`
    delete from changed_pages changed
    where changed.app_id = ${tx.app_id} and changed.page_id = any (${rows.map((row) => row.page_id)}::uuid[])
      and not exists (
        select from pages page
        where page.app_id = changed.app_id and page.id = changed.page_id and page.deleted_at is null
          and not exists (select from page_versions held where ${isSame} and held.to_number is null)
      )
      and not exists (
        select from page_versions held
        where held.app_id = changed.app_id and held.page_id = changed.page_id and held.to_number is null
          and not exists (
            select from pages page
            where page.app_id = held.app_id and page.id = held.page_id and page.deleted_at is null
          )
      )
  `.execute(tx)
}

/** Puts drafts on the list that a release leaves as an older one had them. */
export async function noteDifferences(tx: AppTx, page_ids: readonly string[]): Promise<void> {
  if (page_ids.length === 0) return
  await sql`
    insert into changed_pages (app_id, page_id)
    select ${tx.app_id}, page_id from unnest(${[...page_ids]}::uuid[]) page_id
    on conflict do nothing
  `.execute(tx)
}
