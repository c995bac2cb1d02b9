import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { changedPart } from '@foyer/contract/pages/draft-shapes'
import type { Ctx } from '../../platform/context.ts'
import type { Change } from './changes.ts'
import { compileDraft, type PageContent } from './content.ts'
import type { Draft } from './draft.ts'
import { findDrafts } from './repository/drafts.ts'
import { findContents } from './repository/versions.ts'
import { liveNumber } from './studio-tree.ts'

type Part = z.infer<typeof changedPart>
type Said = { title: string; content: PageContent }

/** Whoever changed more pages than these reads a long list already; the others say that they changed, and no more. */
const MOST_PAGES = 40

const settings = [
  'page_actions',
  'og_title',
  'og_description',
  'og_image',
  'color_mode',
  'background_color',
  'show_back_button',
  'show_bookmark_button',
  'show_add_to_schedule_button',
  'show_tabbar',
  'is_commentable',
] as const satisfies readonly (keyof PageContent)[]

/** In what a page differs from what members see of it, its blocks in their order. */
export function changedParts(draft: Said, live: Said): Part[] {
  const [mine, theirs] = [draft.content, live.content]
  const part = (kind: Part['kind'], block_type: string | null = null): Part => ({ kind, block_type })
  const before = new Map(theirs.blocks.map((block) => [block.id, block]))
  const after = new Set(mine.blocks.map((block) => block.id))
  const kept = (ids: Iterable<string>): string[] => [...ids].filter((id) => before.has(id) && after.has(id))
  return [
    ...(draft.title === live.title ? [] : [part('title')]),
    ...mine.blocks.flatMap((block) => {
      const known = before.get(block.id)
      if (!known) return [part('block_added', block.type)]
      return isDeepStrictEqual(block, known) ? [] : [part('block_changed', block.type)]
    }),
    ...theirs.blocks.flatMap(({ id, type }) => (after.has(id) ? [] : [part('block_removed', type)])),
    ...(isDeepStrictEqual(kept(after), kept(before.keys())) ? [] : [part('order')]),
    ...(isDeepStrictEqual(mine.fields, theirs.fields) ? [] : [part('fields')]),
    ...(settings.every((name) => isDeepStrictEqual(mine[name], theirs[name])) ? [] : [part('settings')]),
  ]
}

/** Says of each page whose content changed what of it did. */
export async function withParts<Item extends Change>(
  ctx: Ctx,
  items: readonly Item[],
): Promise<(Item & { parts: Part[] })[]> {
  const ids = items.flatMap(({ kind, page_id }) => (kind === 'changed' ? [page_id] : [])).slice(0, MOST_PAGES)
  if (ids.length === 0) return items.map((item) => ({ ...item, parts: [] }))
  const [rows, live] = await Promise.all([
    findDrafts(ctx.db, ids),
    liveNumber(ctx).then((number) => findContents(ctx.db, number, ids)),
  ])
  const drafts = new Map(rows.map((row) => [row.id, row]))
  const published = new Map(live.map((version) => [version.page_id, version]))
  return items.map((item) => {
    const [row, version] = [drafts.get(item.page_id), published.get(item.page_id)]
    if (item.kind !== 'changed' || !row || !version) return { ...item, parts: [] }
    const { content } = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
    return { ...item, parts: changedParts({ title: row.title, content }, version) }
  })
}
