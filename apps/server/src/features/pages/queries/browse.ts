import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import type { TreeRow } from './drafts.ts'

type Db = AppDb | AppTx

/** What is ranked of a page: its title, the values of its facets and what its state follows from. */
export type BrowseRow = Omit<TreeRow, 'cover' | 'deleted_at'> & {
  created_at: Date
  facets: Record<string, unknown>
  has_video: boolean
  /** Which of the languages that were asked for it has a text in. */
  locales: string[]
}

/** So many pages are ranked, the newest ones. */
export const MAX_BROWSED_PAGES = 20_000

type BrowseScope = {
  content_types: readonly string[]
  fields: readonly string[]
  locales: readonly string[]
}

/** Pages of some types with some of their fields. */
export async function listBrowseRows(
  db: Db,
  { content_types, fields, locales }: BrowseScope,
): Promise<BrowseRow[]> {
  const said_in =
    locales.length === 0
      ? sql`'{}'::text[]`
      : sql`array(
          select said.locale from page_translations said
          where said.app_id = page.app_id and said.page_id = page.id and said.locale = any(${[...locales]})
            and said.texts <> '{}'
        )`
  // The draft is read once: each `->` of the column itself would decompress it again.
  const { rows } = await sql<BrowseRow>`
    select page.id, page.parent_id, page.rank, page.path, page.content_type, page.title, page.draft_hash,
      page.updated_at, page.created_at,
      (select coalesce(jsonb_object_agg(field, own.fields -> field), '{}') from unnest(${[...fields]}::text[]) field)
        as facets,
      coalesce(own.fields -> 'video', 'null') <> 'null' or coalesce(own.fields ->> 'video_url', '') <> '' as has_video,
      ${said_in} as locales
    from pages page cross join lateral (select page.draft -> 'fields' as fields offset 0) own
    where page.app_id = ${db.app_id} and page.content_type = any(${[...content_types]}) and page.deleted_at is null
    order by page.id desc
    limit ${MAX_BROWSED_PAGES}
  `.execute(db)
  return rows
}

/** How many drafts name each page of some types; those that none names are left out. */
export async function countNamingPages(
  db: Db,
  content_types: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select named.id, count(*)::int as count
    from pages cross join lateral unnest(pages.reference_ids) as named (id)
    join pages target on target.app_id = pages.app_id and target.id = named.id
    where pages.app_id = ${db.app_id} and pages.deleted_at is null and pages.reference_ids <> '{}'
      and target.content_type = any(${[...content_types]})
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
