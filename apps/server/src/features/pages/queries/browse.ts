import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** What is ranked of a page: its title and the values of its facets. */
export type BrowseRow = { id: string; title: string; facets: Record<string, unknown>; has_video: boolean }

/** So many pages of a type are ranked, the newest ones. */
export const MAX_BROWSED_PAGES = 2_000

/** Pages of a type with some of their fields. */
export async function listBrowseRows(
  db: Db,
  content_type: string,
  fields: readonly string[],
): Promise<BrowseRow[]> {
  const facets = sql<Record<string, unknown>>`(
    select coalesce(jsonb_object_agg(field, draft -> 'fields' -> field), '{}') from unnest(${[...fields]}::text[]) field
  )`
  const has_video = sql<boolean>`(
    coalesce(draft -> 'fields' -> 'video', 'null') <> 'null' or coalesce(draft -> 'fields' ->> 'video_url', '') <> ''
  )`
  return db
    .selectFrom('pages')
    .select(['id', 'title'])
    .select([facets.as('facets'), has_video.as('has_video')])
    .where('app_id', '=', db.app_id)
    .where('content_type', '=', content_type)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MAX_BROWSED_PAGES)
    .execute()
}

/** How many drafts name each of some pages. */
export async function countNamingPages(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; count: number }>`
    select named.id, count(*)::int as count
    from pages, unnest(reference_ids) as named (id)
    where app_id = ${db.app_id} and deleted_at is null and reference_ids && ${[...ids]}::uuid[]
    group by named.id
  `.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The own fields of some pages. */
export async function findDraftFields(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', sql<Record<string, unknown>>`coalesce(draft -> 'fields', '{}')`.as('fields')])
    .where('app_id', '=', db.app_id)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, fields }) => [id, fields]))
}
