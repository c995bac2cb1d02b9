import type { OutputFor } from '@foyer/contract/client'
import { findExcerpt, findTitleRanges } from '@foyer/domain/search'
import type { Ctx } from '#platform/context.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import { loadAccessFacts } from '#features/access/index.ts'
import { findFoundTexts, listTitles, loadLiveSite, searchLivePages } from '#features/pages/index.ts'
import { ANY_TYPE, listOrderedContent } from '../content-order.ts'
import { presentContent } from '../present-content.ts'

type Search = {
  term: string
  content_type: string | null
  lang: string | null
  offset: number
  limit: number
}

/** Of a page of which only the text was found, see `rankTitle`. */
const BY_TEXT = 1

/** Searches the published pages for a viewer, and presents those found by type. */
export async function searchContent(
  ctx: Ctx,
  viewer: Viewer | null,
  search: Search,
): Promise<OutputFor<'library.search'>> {
  const { term, lang } = search
  const { groups, is_corrected } = await searchLivePages(ctx, viewer, search)
  const found = groups.flatMap(({ page_ids, ranks }) =>
    page_ids.map((page_id, index) => ({ page_id, is_by_text: ranks[index] === BY_TEXT })),
  )
  const by_text = found.filter(({ is_by_text }) => is_by_text).map(({ page_id }) => page_id)
  const [site, presented, texts] = await Promise.all([
    loadLiveSite(ctx),
    presentContent(ctx, viewer, { page_ids: found.map(({ page_id }) => page_id), lang }),
    findFoundTexts(ctx, by_text, lang),
  ])
  const items = new Map(
    presented.map((item) => {
      const ranges = findTitleRanges(item.title, term)
      const page = site.pages.get(item.page_id)
      const titles = page && ranges.length === 0 ? listTitles(ctx.app, page, lang) : []
      const excerpt = findFirstExcerpt(texts.get(item.page_id) ?? titles, term)
      return [item.page_id, { ...item, ranges, excerpt }] as const
    }),
  )
  return {
    groups: groups.map(({ content_type: type, total_count, page_ids }) => ({
      content_type: type,
      total_count,
      items: page_ids.flatMap((page_id) => items.get(page_id) ?? []),
    })),
    is_corrected,
    is_searchable: groups.length > 0 || (await isSearchable(ctx, viewer)),
  }
}

/** What is around the first match in the first of some texts that has one. */
function findFirstExcerpt(texts: readonly string[], term: string): ReturnType<typeof findExcerpt> {
  for (const text of texts) {
    const excerpt = findExcerpt(text, term)
    if (excerpt) return excerpt
  }
  return null
}

/** Whether there is a page that the viewer may know of. */
async function isSearchable(ctx: Ctx, viewer: Viewer | null): Promise<boolean> {
  const site = await loadLiveSite(ctx)
  if (listOrderedContent(site, { content_type: ANY_TYPE, order_by: 'position' }).length > 0) return true
  const { owned_page_ids } = await loadAccessFacts(ctx.db, viewer, [], ctx.now())
  return [...owned_page_ids].some((page_id) => site.pages.has(page_id))
}
