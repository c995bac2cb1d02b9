import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { PageFacts } from '@foyer/contract/pages/page-index'
import type { PageFacets } from '@foyer/domain/content-list'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'
import { isId } from '#platform/ids.ts'
import type { PageContent } from '../content/index.ts'
import type { Texts } from './translations.ts'

type Db = AppDb | AppTx
type StoredVersion = Selectable<Tables['page_versions']>

/** What a page is called elsewhere, by language. */
export type LocalizedSummaries = Readonly<
  Record<string, { title: string; cover: ImageRef; facts: PageFacts }>
>

/** What a release knows of a page without its content. */
export type VersionSummary = Pick<
  StoredVersion,
  'page_id' | 'parent_id' | 'rank' | 'path' | 'content_type' | 'title' | 'draft_hash' | 'is_commentable'
> & {
  cover: ImageRef
  facts: PageFacts
  /** What lists filter it by beside its facts. */
  facets: PageFacets
  /** Its summary for links, by translated locale. */
  said_in: LocalizedSummaries
  /** The release with which it last changed. */
  release_id: string
}

const summaryColumns = [
  'page_id',
  'parent_id',
  'rank',
  'path',
  'content_type',
  'title',
  'draft_hash',
  'cover',
  'facts',
  'facets',
  'said_in',
  'is_commentable',
] as const

/** All pages of a release, siblings in order. */
export async function listVersions(db: Db, number: number): Promise<VersionSummary[]> {
  const rows = await selectInRelease(db, number)
    .select(summaryColumns)
    .select(firstRelease)
    .orderBy('rank')
    .orderBy('page_id')
    .execute()
  return rows.map(readSummary)
}

/** Pages of a release by id. */
export async function findVersions(
  db: Db,
  number: number,
  ids: readonly string[],
): Promise<VersionSummary[]> {
  if (ids.length === 0) return []
  const rows = await selectInRelease(db, number)
    .select(summaryColumns)
    .select(firstRelease)
    .where(sql<boolean>`page_id = any (${[...ids]}::uuid[])`)
    .execute()
  return rows.map(readSummary)
}

/** Lists the pages whose version differs between two releases. */
export async function listPagesChangedBetween(db: Db, one: number, other: number): Promise<string[]> {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  const rows = await selectVersions(db)
    .select('page_id')
    .distinct()
    .where((row) =>
      row.or([
        row.and([row('from_number', '>', low), row('from_number', '<=', high)]),
        row.and([row('to_number', '>', low), row('to_number', '<=', high)]),
      ]),
    )
    .execute()
  return rows.map((row) => row.page_id)
}

/**
 * The content of a page in a release, with its texts in one language. They were written by us in one shape, so they are
 * not parsed again.
 */
export async function findContent(
  db: Db,
  number: number,
  { page_id, locale }: { page_id: string; locale: string },
): Promise<{ content: PageContent; texts: Texts } | null> {
  const row = await selectInRelease(db, number)
    .select(['content', sql<Texts | null>`texts -> ${locale}`.as('texts')])
    .where('page_id', '=', page_id)
    .executeTakeFirst()
  return row ? { content: row.content as PageContent, texts: row.texts ?? {} } : null
}

/** Titles, covers and content of some pages of a release. */
export async function findContents(
  db: Db,
  number: number,
  page_ids: readonly string[],
): Promise<Pick<NewVersion, 'page_id' | 'title' | 'cover' | 'content' | 'texts'>[]> {
  const rows = await selectInRelease(db, number)
    .select(['page_id', 'title', 'cover', 'content', 'texts'])
    .where('page_id', 'in', [...page_ids])
    .execute()
  return rows.map((row) => ({
    ...row,
    cover: row.cover as ImageRef,
    content: row.content as PageContent,
    texts: row.texts as NewVersion['texts'],
  }))
}

/** Finds the page of a release that contains an action, or a block that calls serve, by its id. */
export async function findByAction(
  db: Db,
  number: number,
  action_id: string,
): Promise<{ page_id: string; content_type: string; content: PageContent } | null> {
  const row = await selectInRelease(db, number)
    .select(['page_id', 'content_type', 'content'])
    .where(sql<boolean>`action_ids @> array[${action_id}]::uuid[]`)
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, content: row.content as PageContent } : null
}

/** Some pages of a release that show any of these pictures, with their pictures; `after`: the last one of those before. */
export function findByMedia(
  db: Db,
  number: number,
  { media_ids, after, limit }: { media_ids: readonly string[]; after: string | null; limit: number },
): Promise<{ page_id: string; media_ids: string[] }[]> {
  let query = selectInRelease(db, number)
    .select(['page_id', 'media_ids'])
    .where(sql<boolean>`media_ids && ${[...media_ids]}::uuid[]`)
  if (after !== null) query = query.where('page_id', '>', after)
  return query.orderBy('page_id').limit(limit).execute()
}

/** What links to some pages of a release show of them. */
export async function listLinkImages(
  db: Db,
  number: number,
  page_ids: readonly string[],
): Promise<ImageRef[]> {
  if (page_ids.length === 0) return []
  const rows = await selectInRelease(db, number)
    .select(['cover', sql<unknown>`content -> 'og_image'`.as('og_image')])
    .where(sql<boolean>`page_id = any (${[...page_ids]}::uuid[])`)
    .execute()
  return rows.flatMap((row) => [row.cover as ImageRef, row.og_image as ImageRef])
}

/** Pictures of some pages of a release. */
export async function listPageMedia(db: Db, number: number, page_ids: readonly string[]): Promise<string[]> {
  if (page_ids.length === 0) return []
  const rows = await selectInRelease(db, number)
    .select('media_ids')
    .where(sql<boolean>`page_id = any (${[...page_ids]}::uuid[])`)
    .execute()
  return [...new Set(rows.flatMap((row) => row.media_ids))]
}

export type NewVersion = VersionSummary & {
  content: PageContent
  action_ids: readonly string[]
  /** The texts that count, by language. */
  texts: Readonly<Record<string, Texts>>
}

/** Ends the versions of these pages before a release. */
export async function closeVersions(tx: AppTx, number: number, page_ids: readonly string[]): Promise<void> {
  if (page_ids.length === 0) return
  await sql`
    update page_versions set to_number = ${number}
    where app_id = ${tx.app_id} and to_number is null and page_id = any (${[...page_ids]}::uuid[])
  `.execute(tx)
}

/** Writes the versions that are valid from a release on, in one statement. */
export async function insertVersions(tx: AppTx, number: number, rows: readonly NewVersion[]): Promise<void> {
  if (rows.length === 0) return
  const list = rows.map((row) => {
    const { media_ids, page_ids, product_ids, overlay_ids } = row.content
    const reference_ids = [...new Set([...page_ids, ...product_ids, ...overlay_ids])].filter(isId)
    return { ...row, media_ids, reference_ids }
  })
  await sql`
    insert into page_versions (app_id, from_number, page_id, parent_id, rank, path, content_type, title, cover, facts, facets,
      draft_hash, content, media_ids, reference_ids, action_ids, texts, said_in)
    select ${tx.app_id}, ${number}, row.page_id, row.parent_id, row.rank, row.path, row.content_type, row.title,
      nullif(row.cover, 'null'), row.facts, row.facets, row.draft_hash, row.content, row.media_ids, row.reference_ids,
      row.action_ids, row.texts, row.said_in
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as row (page_id uuid, parent_id uuid, rank float8,
      path text, content_type text, title text, cover jsonb, facts jsonb, facets jsonb, draft_hash text, content jsonb,
      media_ids uuid[], reference_ids uuid[], action_ids uuid[], texts jsonb, said_in jsonb)
  `.execute(tx)
}

/** The position of a page: parent, rank and path. */
export type PagePosition = Pick<VersionSummary, 'page_id' | 'parent_id' | 'rank' | 'path'>

/**
 * Copies versions of an older release into a new one at the given positions, for pages that moved or whose newer
 * versions were undone.
 */
export async function copyVersionsTo(
  tx: AppTx,
  { from, to }: { from: number; to: number },
  positions: readonly PagePosition[],
): Promise<void> {
  if (positions.length === 0) return
  await sql`
    insert into page_versions (app_id, from_number, page_id, parent_id, rank, path, content_type, title, cover, facts, facets,
      draft_hash, content, media_ids, reference_ids, action_ids, texts, said_in)
    select old.app_id, ${to}, old.page_id, place.parent_id, place.rank, place.path, old.content_type, old.title,
      old.cover, old.facts, old.facets, old.draft_hash, old.content, old.media_ids, old.reference_ids,
      old.action_ids, old.texts, old.said_in
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as place (page_id uuid, parent_id uuid, rank float8, path text)
    join page_versions old on old.app_id = ${tx.app_id} and old.page_id = place.page_id
      and old.from_number <= ${from} and (old.to_number is null or old.to_number > ${from})
  `.execute(tx)
}

const firstRelease = sql<string>`(
  select began.id from releases began
  where began.app_id = page_versions.app_id and began.number = page_versions.from_number
)`.as('release_id')

function selectVersions(db: Db) {
  return db.selectFrom('page_versions').where('app_id', '=', db.app_id)
}

function selectInRelease(db: Db, number: number) {
  return selectVersions(db)
    .where('from_number', '<=', number)
    .where((row) => row.or([row('to_number', 'is', null), row('to_number', '>', number)]))
}

function readSummary(
  row: Pick<StoredVersion, (typeof summaryColumns)[number]> & { release_id: string },
): VersionSummary {
  return {
    ...row,
    cover: row.cover as ImageRef,
    facts: row.facts as PageFacts,
    facets: row.facets as PageFacets,
    said_in: row.said_in as LocalizedSummaries,
  }
}
