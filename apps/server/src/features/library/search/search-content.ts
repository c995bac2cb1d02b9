import type { OutputFor } from '@foyer/contract/client'
import { findExcerpt, findTitleRanges } from '@foyer/domain/search'
import type { Ctx } from '#platform/context.ts'
import type { Viewer } from '#platform/session/viewer.ts'
import {
  ANY_TYPE,
  findFoundTexts,
  listTitles,
  loadLiveSite,
  orderPages,
  searchLivePages,
  type Site,
  type SiteAccess,
} from '#features/pages/index.ts'
import { loadContentViewer } from '../list-viewer.ts'
import { presentItems } from '../present-content.ts'

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
  const site = await loadLiveSite(ctx)
  const content_viewer = await loadContentViewer(ctx, viewer, { site, zone: ctx.app.time_zone })
  const { access } = content_viewer
  const { groups, is_corrected } = await searchLivePages(ctx.db, access.decideGates(), search)
  const found = groups.flatMap(({ page_ids, ranks }) =>
    page_ids.map((page_id, index) => ({ page_id, is_by_text: ranks[index] === BY_TEXT })),
  )
  const by_text = found.filter(({ is_by_text }) => is_by_text).map(({ page_id }) => page_id)
  const page_ids = found
    .map(({ page_id }) => page_id)
    .filter((id) => site.pages.has(id) && access.isKnown(id))
  const [presented, texts] = await Promise.all([
    presentItems(ctx, viewer, { site, content_viewer, page_ids, lang }),
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
    is_searchable: groups.length > 0 || isSearchable(site, access),
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
function isSearchable(site: Site, { isListedKnown }: SiteAccess): boolean {
  return orderPages(
    site,
    { content_type: ANY_TYPE, order_by: 'position', direction: 'asc' },
    () => null,
  ).some(isListedKnown)
}
