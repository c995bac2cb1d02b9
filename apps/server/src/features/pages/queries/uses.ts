import { sql } from 'kysely'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'

type Db = AppDb | AppTx

/** A page that names something; `is_live` where the release that members see does. */
export type UsingPage = { page_id: string; title: string; content_type: string; is_live: boolean }

/** Drafts that show a picture or a file, or lead to a page or product. */
export async function listUsingDrafts(
  db: Db,
  id: string,
  limit: number,
): Promise<Omit<UsingPage, 'is_live'>[]> {
  return db
    .selectFrom('pages')
    .select(['id as page_id', 'title', 'content_type'])
    .where('app_id', '=', db.app_id)
    .where('deleted_at', 'is', null)
    .where('id', '!=', id)
    .where(sql<boolean>`(media_ids @> array[${id}]::uuid[] or reference_ids @> array[${id}]::uuid[])`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/**
 * Published pages that show a picture or a file in any release, since each can be restored, or lead to a page or product
 * in the release with this number.
 */
export async function listUsingVersions(
  db: Db,
  id: string,
  { number, limit }: { number: number; limit: number },
): Promise<UsingPage[]> {
  const is_live = sql<boolean>`(from_number <= ${number} and (to_number is null or to_number > ${number}))`
  return db
    .selectFrom('page_versions')
    .select(['page_id', sql<boolean>`bool_or(${is_live})`.as('is_live')])
    .select(sql<string>`(array_agg(title order by from_number desc))[1]`.as('title'))
    .select(sql<string>`(array_agg(content_type order by from_number desc))[1]`.as('content_type'))
    .where('app_id', '=', db.app_id)
    .where('page_id', '!=', id)
    .where(
      sql<boolean>`(media_ids @> array[${id}]::uuid[] or (reference_ids @> array[${id}]::uuid[] and ${is_live}))`,
    )
    .groupBy('page_id')
    .orderBy('page_id')
    .limit(limit)
    .execute()
}

/** How many pages show each of some pictures and files, as drafts or in any release. */
export async function countMediaPages(db: Db, media_ids: readonly string[]): Promise<Map<string, number>> {
  const ids = sql`${[...media_ids]}::uuid[]`
  const { rows } = await sql<{ id: string; count: number }>`
    select shown.id, count(distinct shown.page_id)::int as count
    from (
      select unnest(media_ids) as id, id as page_id from pages
      where app_id = ${db.app_id} and deleted_at is null and media_ids && ${ids}
      union all
      select unnest(media_ids), page_id from page_versions where app_id = ${db.app_id} and media_ids && ${ids}
    ) shown
    where shown.id = any (${ids})
    group by shown.id
  `.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Drafts whose texts or values name an attribute. */
export function listDraftsWithAttribute(
  db: Db,
  slug: string,
  limit: number,
): Promise<Omit<UsingPage, 'is_live'>[]> {
  return db
    .selectFrom('pages')
    .select(['id as page_id', 'title', 'content_type'])
    .where('app_id', '=', db.app_id)
    .where('deleted_at', 'is', null)
    .where(namesAttribute(sql.ref('draft'), slug))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Pages of the release with this number whose texts or values name an attribute. */
export async function listVersionsWithAttribute(
  db: Db,
  slug: string,
  { number, limit }: { number: number; limit: number },
): Promise<Omit<UsingPage, 'is_live'>[]> {
  return db
    .selectFrom('page_versions')
    .select(['page_id', 'title', 'content_type'])
    .where('app_id', '=', db.app_id)
    .where('from_number', '<=', number)
    .where((row) => row.or([row('to_number', 'is', null), row('to_number', '>', number)]))
    .where(namesAttribute(sql.ref('content'), slug))
    .orderBy('page_id')
    .limit(limit)
    .execute()
}

/** A slug has only letters, digits, `_` and a dot; it stands in a token or as the slug of a value. */
function namesAttribute(column: ReturnType<typeof sql.ref>, slug: string) {
  const pattern = `(^|[^{])[{]${slug.replace('.', '[.]')}[|}]|"slug": "${slug.replace('.', '[.]')}"`
  return sql<boolean>`${column}::text ~ ${pattern}`
}
