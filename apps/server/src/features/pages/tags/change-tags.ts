import type { OutputFor } from '@foyer/contract/client'
import type { RefusedPage } from '@foyer/contract/pages/bulk-shapes'
import { MAX_PAGE_TAGS } from '@foyer/contract/rules/max-page-tags'
import { tagColor, type Tag, type TagColor } from '@foyer/contract/pages/tag-shapes'
import { foldText } from '@foyer/domain/search'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError, invalidField } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { bumpAppVersion } from '../../apps/index.ts'
import { findTreeRows } from '../queries/drafts.ts'
import {
  copyPagesOfTag,
  countTags,
  deletePageTags,
  deleteTagRow,
  insertPageTags,
  insertTags,
  listCountedTags,
  listPageTagIds,
  listTagRefs,
  updateTagRow,
  type CarriedTag,
  type TagRow,
} from '../queries/tags.ts'

/** The most tags of an app. */
const MAX_TAGS = 500

type TagInput = { name: string; color: TagColor }

/** Creates a tag. Throws `tag_exists` or `too_many_tags`. */
export async function createTag(ctx: Ctx, input: TagInput): Promise<Tag> {
  const tag = { id: newId(), ...input }
  await ctx.write(async (tx) => {
    if ((await countTags(tx)) >= MAX_TAGS) throw new CallError('too_many_tags', { max: MAX_TAGS })
    const row = { ...tag, folded_name: foldName(input.name), created_at: ctx.services.clock.now() }
    if ((await insertTags(tx, [row])).size === 0) throw new CallError('tag_exists')
    await bumpAppVersion(tx, tx.app_id)
  })
  return { ...tag, page_count: 0 }
}

/** A tag to create with an id that its pages refer to. */
export type TagSeed = TagInput & { id: string }

/** Creates the tags of a new app. */
export async function createTags(tx: AppTx, tags: readonly TagSeed[], created_at: Date): Promise<void> {
  await insertTags(
    tx,
    tags.map((tag) => ({ ...tag, folded_name: foldName(tag.name), created_at })),
  )
}

/** The colours that tags get which nobody chose one for. */
const COLORS = tagColor.options.filter((color) => color !== 'gray')

/**
 * Finds tags by name and creates those that the app lacks, each in another colour. Returns their ids by folded name.
 * Throws `too_many_tags`.
 */
export async function ensureTags(
  tx: AppTx,
  names: readonly string[],
  created_at: Date,
): Promise<{ ids: Map<string, string>; created_count: number }> {
  const count = await countTags(tx)
  const ids = new Map((await listTagRefs(tx)).map((tag) => [foldName(tag.name), tag.id]))
  const missing = new Map(
    names.map((name) => [foldName(name), name] as const).filter(([key]) => !ids.has(key)),
  )
  if (count + missing.size > MAX_TAGS) throw new CallError('too_many_tags', { max: MAX_TAGS })
  const rows = [...missing].map(([folded_name, name], at): TagRow => {
    const color = COLORS[(count + at) % COLORS.length] ?? 'gray'
    return { id: newId(), name, color, folded_name, created_at }
  })
  await insertTags(tx, rows)
  for (const { folded_name, id } of rows) ids.set(folded_name, id)
  return { ids, created_count: rows.length }
}

/** Gives pages tags that both exist. */
export async function addPageTags(tx: AppTx, carried: readonly CarriedTag[]): Promise<void> {
  await insertPageTags(tx, carried)
  await bumpAppVersion(tx, tx.app_id)
}

/** Renames and recolours a tag. Throws `tag_exists`. */
export async function updateTag(ctx: Ctx, id: string, input: TagInput): Promise<Tag> {
  return ctx.write(async (tx) => {
    await countTags(tx)
    if (!(await updateTagRow(tx, { id, ...input, folded_name: foldName(input.name) })))
      throw new CallError('tag_exists')
    await bumpAppVersion(tx, tx.app_id)
    return findCounted(tx, id)
  })
}

/** Deletes a tag, which all pages lose. */
export async function deleteTag(ctx: Ctx, id: string): Promise<void> {
  await ctx.write(async (tx) => {
    await deleteTagRow(tx, id)
    await bumpAppVersion(tx, tx.app_id)
  })
}

/** Gives the pages of a tag another one, and deletes the first. */
export async function mergeTags(ctx: Ctx, { from, into }: { from: string; into: string }): Promise<Tag> {
  if (from === into) throw invalidField('into_tag_id', 'given_twice')
  return ctx.write(async (tx) => {
    await countTags(tx)
    await copyPagesOfTag(tx, { from, to: into })
    await deleteTagRow(tx, from)
    await bumpAppVersion(tx, tx.app_id)
    return findCounted(tx, into)
  })
}

type Assignment = {
  page_ids: readonly string[]
  add_tag_ids: readonly string[]
  remove_tag_ids: readonly string[]
}

/**
 * Adds and removes tags of pages; a page that cannot have them is refused alone. Throws `invalid` for unknown tags.
 */
export async function assignTags(
  ctx: Ctx,
  { page_ids, add_tag_ids, remove_tag_ids }: Assignment,
): Promise<OutputFor<'pages.assignTags'>> {
  const ids = [...new Set(page_ids)]
  return ctx.write(async (tx) => {
    await countTags(tx)
    const found = new Set((await findTreeRows(tx, ids)).map((row) => row.id))
    const known = new Set((await listTagRefs(tx)).map((tag) => tag.id))
    if (add_tag_ids.some((id) => !known.has(id))) throw invalidField('add_tag_ids', 'unknown_tag')
    if (remove_tag_ids.some((id) => !known.has(id))) throw invalidField('remove_tag_ids', 'unknown_tag')
    const carried = await listPageTagIds(tx, [...found])
    const removing = new Set(remove_tag_ids)
    const refused: RefusedPage[] = []
    const changed = ids.flatMap((page_id) => {
      const before = new Set(carried.get(page_id))
      const added = [...new Set(add_tag_ids)].filter((id) => !before.has(id) && !removing.has(id))
      const removed = [...before].filter((id) => removing.has(id))
      const is_full = before.size + added.length - removed.length > MAX_PAGE_TAGS
      if (!found.has(page_id)) refused.push({ page_id, code: 'not_found' })
      else if (is_full) refused.push({ page_id, code: 'too_many_page_tags', params: { max: MAX_PAGE_TAGS } })
      else if (added.length + removed.length > 0) return [{ page_id, added, removed }]
      return []
    })
    if (changed.length === 0) return { changed_count: 0, refused }
    await insertPageTags(
      tx,
      changed.flatMap(({ page_id, added }) => added.map((tag_id) => ({ page_id, tag_id }))),
    )
    await deletePageTags(
      tx,
      changed.flatMap(({ page_id, removed }) => removed.map((tag_id) => ({ page_id, tag_id }))),
    )
    await bumpAppVersion(tx, tx.app_id)
    return { changed_count: changed.length, refused }
  })
}

/** A name as names of tags are compared. */
export function foldName(name: string): string {
  return foldText(name).trim()
}

async function findCounted(tx: AppTx, id: string): Promise<Tag> {
  const tag = (await listCountedTags(tx)).find((one) => one.id === id)
  if (!tag) throw new CallError('not_found')
  return tag
}
