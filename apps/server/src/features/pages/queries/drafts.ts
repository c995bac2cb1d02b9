import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { AppDb, AppTx, Tables } from '#platform/database/app-db.ts'

type StoredPage = Selectable<Tables['pages']>

/** The end of a result page: the time it is sorted by, and the id that breaks ties. */
export type TimeKey = { at: Date; id: string }

/** What the tree shows of a page; its content stays in the database. */
export type TreeRow = Pick<
  StoredPage,
  | 'id'
  | 'parent_id'
  | 'rank'
  | 'path'
  | 'content_type'
  | 'title'
  | 'cover'
  | 'draft_hash'
  | 'updated_at'
  | 'deleted_at'
>

/** A page with its content. */
export type DraftRow = TreeRow &
  Pick<StoredPage, 'draft' | 'fields_version' | 'revision' | 'updated_by' | 'deletion_id' | 'media_ids'>

export const treeColumns = [
  'id',
  'parent_id',
  'rank',
  'path',
  'content_type',
  'title',
  'cover',
  'draft_hash',
  'updated_at',
  'deleted_at',
] as const
const draftColumns = [
  ...treeColumns,
  'draft',
  'fields_version',
  'revision',
  'updated_by',
  'deletion_id',
  'media_ids',
] as const

type Db = AppDb | AppTx

/** A page that is not deleted. */
export async function findDraft(db: Db, id: string): Promise<DraftRow | null> {
  const row = await selectNotDeleted(db).select(draftColumns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Pages by id, without their content; deleted ones are left out. */
export async function findTreeRows(db: Db, ids: readonly string[]): Promise<TreeRow[]> {
  if (ids.length === 0) return []
  return selectNotDeleted(db)
    .select(treeColumns)
    .where('id', 'in', [...ids])
    .execute()
}

/** The page at an address, as drafts have it; null without one. */
export async function findPageByPath(db: Db, path: string): Promise<string | null> {
  const row = await selectNotDeleted(db).select('id').where('path', '=', path).executeTakeFirst()
  return row?.id ?? null
}

/** The titles of pages of some types, oldest first. */
export function findPagesOfTypes(
  db: Db,
  content_types: readonly string[],
): Promise<Pick<TreeRow, 'id' | 'title' | 'content_type'>[]> {
  return selectNotDeleted(db)
    .select(['id', 'title', 'content_type'])
    .where('content_type', 'in', [...content_types])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The titles and own fields of the drafts of a type. */
export function listDraftFields(
  db: Db,
  content_type: string,
): Promise<{ id: string; title: string; fields: Record<string, unknown> }[]> {
  return selectNotDeleted(db)
    .select(['id', 'title', sql<Record<string, unknown>>`draft -> 'fields'`.as('fields')])
    .where('content_type', '=', content_type)
    .orderBy('id')
    .execute()
}

/** The whole draft tree, without content, siblings in order. */
export function listTreeRows(db: Db): Promise<TreeRow[]> {
  return selectNotDeleted(db).select(treeColumns).orderBy('rank').orderBy('id').execute()
}

/** Pages with content by id; deleted ones are left out. */
export async function findDrafts(db: Db, ids: readonly string[]): Promise<DraftRow[]> {
  if (ids.length === 0) return []
  return selectNotDeleted(db)
    .select(draftColumns)
    .where('id', 'in', [...ids])
    .execute()
}

/** The pages below a parent (null: at the top), in order. */
export function listSiblings(db: Db, parent_id: string | null): Promise<TreeRow[]> {
  return selectNotDeleted(db)
    .select(treeColumns)
    .where('parent_id', 'is not distinct from', parent_id)
    .orderBy('rank')
    .orderBy('id')
    .execute()
}

/** Ids of pages of a type, newest first. */
export async function listTypeIds(db: Db, content_type: string, limit: number): Promise<string[]> {
  const rows = await selectNotDeleted(db)
    .select('id')
    .where('content_type', '=', content_type)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Lists the ids from a page up to the top, the page first. Stops at a loop, which no change can create. */
export async function listAncestorIds(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, parent_id, 0 as depth from pages where app_id = ${db.app_id} and id = ${id}
      union all
      select page.id, page.parent_id, up.depth + 1 from up
      join pages page on page.app_id = ${db.app_id} and page.id = up.parent_id
      where up.depth < 64
    )
    select id from up order by depth
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Lists the ids of a page and its descendants that are not deleted. */
export async function listSubtreeIds(db: Db, id: string): Promise<{ id: string; depth: number }[]> {
  const { rows } = await sql<{ id: string; depth: number }>`
    with recursive down as (
      select id, 0 as depth from pages where app_id = ${db.app_id} and id = ${id} and deleted_at is null
      union all
      select page.id, down.depth + 1 from down
      join pages page on page.app_id = ${db.app_id} and page.parent_id = down.id and page.deleted_at is null
      where down.depth < 64
    )
    select id, depth from down
  `.execute(db)
  return rows
}

/** Lists each of some pages with its descendants that are not deleted. A page below another one is in both subtrees. */
export async function listSubtrees(
  db: Db,
  root_ids: readonly string[],
): Promise<{ root_id: string; id: string; path: string }[]> {
  const { rows } = await sql<{ root_id: string; id: string; path: string }>`
    with recursive down as (
      select id as root_id, id, path, 0 as depth from pages
      where app_id = ${db.app_id} and id = any (${[...root_ids]}::uuid[]) and deleted_at is null
      union all
      select down.root_id, page.id, page.path, down.depth + 1 from down
      join pages page on page.app_id = ${db.app_id} and page.parent_id = down.id and page.deleted_at is null
      where down.depth < 64
    )
    select root_id, id, path from down
  `.execute(db)
  return rows
}

/** Locks pages with content by id; deleted ones are left out. */
export async function lockDrafts(tx: AppTx, ids: readonly string[]): Promise<DraftRow[]> {
  return selectNotDeleted(tx)
    .select(draftColumns)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** A page of a tree with its draft revision and a hash of its translations. */
export type TreeDraft = TreeRow & { revision: number; texts_hash: string }

/** Lists a page and its descendants that are not deleted, without content, siblings in order. */
export async function listTree(db: Db, root_id: string): Promise<TreeDraft[]> {
  const { rows } = await sql<TreeDraft>`
    with recursive down as (
      select id, 0 as depth from pages where app_id = ${db.app_id} and id = ${root_id} and deleted_at is null
      union all
      select page.id, down.depth + 1 from down
      join pages page on page.app_id = ${db.app_id} and page.parent_id = down.id and page.deleted_at is null
      where down.depth < 64
    )
    select page.id, page.parent_id, page.rank, page.path, page.content_type, page.title, page.cover, page.draft_hash,
      page.updated_at, page.deleted_at, page.revision, page.texts_hash
    from down join pages page on page.app_id = ${db.app_id} and page.id = down.id
    order by page.rank, page.id
  `.execute(db)
  return rows
}

/** Which of these paths a page that is not deleted has. */
export async function findTakenPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await selectNotDeleted(db)
    .select('path')
    .where('path', 'in', [...paths])
    .execute()
  return new Set(rows.map((row) => row.path))
}

/** Titles by id, of deleted pages too. */
export async function findTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'title'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row.title]))
}

/** Finds those of some pages that were deleted after an instant. */
export function findDeletedSince(
  db: Db,
  ids: readonly string[],
  since: Date,
): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('pages')
    .select(['id', 'title'])
    .where('app_id', '=', db.app_id)
    .where('id', 'in', [...ids])
    .where('deleted_at', '>', since)
    .orderBy('title', (order) => order.collate('foyer_text').asc())
    .execute()
}

/** Lists what the buttons of drafts lead to, each target once. */
export async function listButtonTargets(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct unnest(button_target_ids) as id from pages where app_id = ${db.app_id} and deleted_at is null
  `.execute(db)
  return rows.map((row) => row.id)
}

/** Pages with a button that leads to any of these, at most `limit`. */
export async function findPagesWithTargets(
  db: Db,
  target_ids: readonly string[],
  limit: number,
): Promise<string[]> {
  if (target_ids.length === 0) return []
  const rows = await selectNotDeleted(db)
    .select('id')
    .where(sql<boolean>`button_target_ids && ${[...target_ids]}::uuid[]`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Pages that are not deleted. */
export function selectNotDeleted(db: Db) {
  return db.selectFrom('pages').where('app_id', '=', db.app_id).where('deleted_at', 'is', null)
}
