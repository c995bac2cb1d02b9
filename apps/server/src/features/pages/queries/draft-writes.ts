import { sql } from 'kysely'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppTx } from '#platform/database/app-db.ts'
import { titledSearchColumns } from '#platform/database/search.ts'
import type { Draft } from '../content/index.ts'
import type { TreeRow } from './drafts.ts'

/** Content of a page as it is written. */
export type DraftContent = {
  draft: Draft
  fields_version: number
  cover: ImageRef
  search_text: string
  media_ids: readonly string[]
  button_target_ids: readonly string[]
  reference_ids: readonly string[]
}

export type NewPage = DraftContent & {
  id: string
  parent_id: string | null
  rank: number
  path: string
  content_type: string
  at: Date
  by: string
}

/** Serializes changes of the tree's shape: two simultaneous moves could create a loop. */
export async function lockTree(tx: AppTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages.tree ${tx.app_id}`}, 0))`.execute(tx)
}

/** Writes new pages in one statement. A path that is taken breaks a unique index. */
export async function insertPages(tx: AppTx, pages: readonly NewPage[]): Promise<void> {
  if (pages.length === 0) return
  const rows = pages.map(({ at, by, draft, search_text, ...page }) => ({
    ...page,
    ...titledSearchColumns(draft.title, search_text),
    draft,
    title: draft.title,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    updated_by: by,
  }))
  await sql`
    insert into pages (app_id, id, parent_id, rank, path, content_type, title, draft, fields_version, cover,
      search_titles, search_text, search_grams, media_ids, button_target_ids, reference_ids, created_at, updated_at, updated_by)
    select ${tx.app_id}, row.id, row.parent_id, row.rank, row.path, row.content_type, row.title, row.draft,
      row.fields_version, nullif(row.cover, 'null'), row.search_titles, row.search_text, row.search_grams,
      row.media_ids, row.button_target_ids, row.reference_ids, row.created_at, row.updated_at,
      row.updated_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, parent_id uuid, rank float8, path text,
      content_type text, title text, draft jsonb, fields_version integer, cover jsonb, search_titles text,
      search_text text, search_grams text[], media_ids uuid[], button_target_ids uuid[], reference_ids uuid[],
      created_at timestamptz, updated_at timestamptz, updated_by text)
  `.execute(tx)
}

type SaveDraft = DraftContent & { id: string; revision: number; at: Date; by: string }

/** Writes a draft if it is still at this revision; null when it is not. */
export async function updateDraft(tx: AppTx, save: SaveDraft): Promise<{ revision: number } | null> {
  const { id, draft, revision, fields_version, cover, search_text, media_ids, at, by } = save
  const { button_target_ids, reference_ids } = save
  const row = await tx
    .updateTable('pages')
    .set((page) => ({
      fields_version,
      ...titledSearchColumns(draft.title, search_text),
      updated_at: at,
      updated_by: by,
      title: draft.title,
      draft: JSON.stringify(draft),
      cover: cover && JSON.stringify(cover),
      media_ids: sql<string[]>`${[...media_ids]}::uuid[]`,
      button_target_ids: sql<string[]>`${[...button_target_ids]}::uuid[]`,
      reference_ids: sql<string[]>`${[...reference_ids]}::uuid[]`,
      revision: page('revision', '+', 1),
    }))
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('deleted_at', 'is', null)
    .returning('revision')
    .executeTakeFirst()
  return row ?? null
}

/** Writes many drafts that are locked, in one statement. */
export async function updateDrafts(
  tx: AppTx,
  drafts: readonly (DraftContent & { id: string })[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  if (drafts.length === 0) return
  const rows = drafts.map(({ draft, search_text, ...page }) => ({
    ...page,
    ...titledSearchColumns(draft.title, search_text),
    draft,
  }))
  await sql`
    update pages page set draft = row.draft, fields_version = row.fields_version, cover = nullif(row.cover, 'null'),
      search_titles = row.search_titles, search_text = row.search_text, search_grams = row.search_grams,
      media_ids = row.media_ids, button_target_ids = row.button_target_ids, reference_ids = row.reference_ids,
      updated_at = ${at}, updated_by = ${by}, revision = page.revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, draft jsonb, fields_version integer,
      cover jsonb, search_titles text, search_text text, search_grams text[], media_ids uuid[],
      button_target_ids uuid[], reference_ids uuid[])
    where page.app_id = ${tx.app_id} and page.id = row.id
  `.execute(tx)
}

type Move = Partial<Pick<TreeRow, 'parent_id' | 'rank' | 'path'>> & { at: Date; by: string }

/** Moves a page in the draft tree, or changes its path. */
export async function updatePosition(tx: AppTx, id: string, { at, by, ...position }: Move): Promise<void> {
  await tx
    .updateTable('pages')
    .set({ ...position, updated_at: at, updated_by: by })
    .where('app_id', '=', tx.app_id)
    .where('id', '=', id)
    .execute()
}

/** Respaces the ranks of siblings in this order. */
export async function spreadRanks(tx: AppTx, ids: readonly string[]): Promise<void> {
  await sql`
    update pages page set rank = place.rank
    from (select id, ordinality * 1024 as rank from unnest(${[...ids]}::uuid[]) with ordinality as list (id, ordinality)) place
    where page.app_id = ${tx.app_id} and page.id = place.id
  `.execute(tx)
}

/** Marks pages as deleted; those of one deletion are restored together. */
export async function markDeleted(
  tx: AppTx,
  marks: readonly { id: string; deletion_id: string }[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  if (marks.length === 0) return
  await sql`
    update pages page set deleted_at = ${at}, deleted_by = ${by}, deletion_id = mark.deletion_id
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark (id uuid, deletion_id uuid)
    where page.app_id = ${tx.app_id} and page.id = mark.id
  `.execute(tx)
}

export type DeletedRow = { id: string; parent_id: string | null; path: string; deletion_id: string | null }

/** Locks the pages that were deleted since `since` together with any of these, those of one deletion after the other. */
export async function lockDeletions(tx: AppTx, ids: readonly string[], since: Date): Promise<DeletedRow[]> {
  return tx
    .selectFrom('pages')
    .select(['id', 'parent_id', 'path', 'deletion_id'])
    .where('app_id', '=', tx.app_id)
    .where('deletion_id', 'in', (sub) =>
      sub
        .selectFrom('pages')
        .select('deletion_id')
        .where('app_id', '=', tx.app_id)
        .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
        .where('deleted_at', '>=', since),
    )
    .orderBy('deletion_id')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Moves pages of the draft to the top of the tree. */
export async function moveToTop(
  tx: AppTx,
  ids: readonly string[],
  { at, by }: { at: Date; by: string },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('pages')
    .set({ parent_id: null, updated_at: at, updated_by: by })
    .where('app_id', '=', tx.app_id)
    .where('id', 'in', [...ids])
    .execute()
}

/** Takes back the deletion of pages. */
export async function markRestored(tx: AppTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('pages')
    .set({ deleted_at: null, deleted_by: null, deletion_id: null })
    .where('app_id', '=', tx.app_id)
    .where('id', 'in', [...ids])
    .execute()
}
