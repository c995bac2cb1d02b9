import { isDeepStrictEqual } from 'node:util'
import { NO_FILTER } from '@foyer/domain/content-list'
import { getFacts, pageTraits } from '@foyer/content/definitions'
import type { FileAsset, MediaAsset, PageLink } from '@foyer/contract/pages/page-index'
import type { ListRule } from '@foyer/content/definitions'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Ctx } from '#platform/context.ts'
import { findFileAssets, findMediaAssets } from '../../media/index.ts'
import { listMediaIds, compileDraft, type Draft } from '../content/index.ts'
import { ANY_TYPE, findContent, GUEST_STATE, isOpen } from '../lists/index.ts'
import { loadLiveSite } from '../tree/index.ts'
import { findDrafts, listSiblings, listTypeIds, type DraftRow } from '../queries/drafts.ts'

/** What views need to draw a draft: pictures, links and lists as the drafts have them now, whatever their gates. */
export type RelatedDrafts = {
  media: Record<string, MediaAsset>
  files: Record<string, FileAsset>
  links: Record<string, PageLink>
  lists: Record<string, string[]>
}

export async function loadRelatedDrafts(ctx: Ctx, row: DraftRow): Promise<RelatedDrafts> {
  const { content, cover } = compileDraft(row.content_type, row.draft as Draft, row.fields_version)
  const lists = await resolveLists(ctx, row, content.lists)
  const wanted = [...new Set([...content.page_ids, ...Object.values(lists).flat()])]
  const links = Object.fromEntries(
    (await findDrafts(ctx.db, wanted)).map((target) => [target.id, createLink(target)]),
  )
  const covers = Object.values(links).map((link) => link.cover)
  const media_ids = [...new Set([...content.media_ids, ...listMediaIds([cover, ...covers])])]
  return {
    media: Object.fromEntries(await findMediaAssets(ctx, media_ids)),
    files: await findFileAssets(ctx, content.file_ids ?? [], { bound_to: null }),
    links,
    lists,
  }
}

/** The pages that the lists of a draft find as the drafts are now. */
export async function resolveLists(
  ctx: Ctx,
  row: DraftRow,
  rules: readonly ListRule[],
): Promise<Record<string, string[]>> {
  const listChildIds = async (id: string) => (await listSiblings(ctx.db, id)).map((child) => child.id)
  const lists: Record<string, string[]> = {}
  for (const rule of rules) {
    const found =
      rule.rule === 'children' ? await listChildIds(rule.page_id ?? row.id) : await listRuleIds(ctx, rule)
    lists[rule.key] = found.filter((id) => id !== row.id).slice(0, rule.limit)
  }
  const { is_progress_container, has_stages } = pageTraits(row.content_type)
  if (!is_progress_container) return lists
  const contents = await listChildIds(row.id)
  lists[row.id] = contents
  if (!has_stages) return lists
  await Promise.all(contents.map(async (stage) => (lists[stage] = await listChildIds(stage))))
  return lists
}

/** The newest drafts of a type; a rule with filters, or another order, is applied to the published pages. */
async function listRuleIds(ctx: Ctx, rule: Exclude<ListRule, { rule: 'children' }>): Promise<string[]> {
  const limit = rule.limit + 1
  if (rule.rule === 'content_type') return listTypeIds(ctx.db, rule.content_type, limit)
  const { content_type, order_by, direction, include_current: _current, ...filter } = rule.filter
  const is_plain = isDeepStrictEqual(filter, NO_FILTER) && order_by === 'published_at' && direction === 'desc'
  if (is_plain && content_type !== ANY_TYPE) return listTypeIds(ctx.db, content_type, limit)
  const site = await loadLiveSite(ctx)
  return findContent(
    site,
    { content_type, order_by, direction, ...filter },
    {
      viewer: {
        ...GUEST_STATE,
        isKnown: ({ page_id }) => site.pages.has(page_id),
        canRead: (id) => isOpen(site, id),
      },
      clock: { now_ms: ctx.now().getTime(), zone: ctx.app.time_zone },
      limit,
    },
  )
}

/** In the editor every link can be followed. */
function createLink({ id, path, title, content_type, cover, draft }: DraftRow): PageLink {
  return {
    page_id: id,
    path,
    title,
    content_type,
    cover: cover as ImageRef,
    facts: getFacts(content_type, (draft as Draft).fields),
    gate: 'open',
    root_id: null,
    product_ids: [],
    overlay_id: null,
    unlocks_at: null,
    has_viewable: false,
  }
}
