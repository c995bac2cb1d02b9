import { hasOwnPlace, pageTraits } from '@foyer/content/definitions'
import type { ListRule } from '@foyer/content/definitions'
import type { PageIndex, PageLink } from '@foyer/contract/pages/page-index'
import { listLeaves } from '@foyer/domain/progress'
import { listMediaIds, type PageContent } from '../content/index.ts'
import { findContent, GUEST_STATE, isOpen } from '../lists/index.ts'
import { listChildren, createProgressTree, type SitePage, loadLiveSite } from '../tree/index.ts'
import { listPrivateLayers } from '../gates/index.ts'
import { localize, resolveLocale } from '../translations/index.ts'
import { type RenderContext, createRenderContext } from './render-context.ts'
import type { Ctx } from '#platform/context.ts'

/** The related pages of a page. The server that responds resolves the media, since addresses may be signed. */
export type RelatedPages = Pick<PageIndex, 'links' | 'lists'> & { media_ids: string[] }

/** Links and lists of a page as its readers may know them; what they may not know of is absent. */
export function resolveRelatedPages(
  render: RenderContext,
  page: SitePage,
  content: PageContent,
): RelatedPages {
  const lists = resolveLists(render, page, content)
  const wanted = new Set([
    ...content.page_ids,
    ...Object.values(lists).flat(),
    ...listSeriesPages(render, page),
  ])
  const links: Record<string, PageLink> = {}
  for (const id of wanted) {
    const link = createPageLink(render, id)
    if (link) links[id] = link
  }
  const known = Object.entries(lists).map(([key, ids]) => [key, ids.filter((id) => links[id])])
  const covers = Object.values(links).map((link) => link.cover)
  return {
    links,
    lists: Object.fromEntries(known),
    media_ids: [...new Set([...content.media_ids, ...listMediaIds([page.cover, ...covers])])],
  }
}

/** Lists the series of a page: the page that contains it, and the next part. */
function listSeriesPages(
  render: RenderContext,
  { page_id, parent_id, content_root_id, content_type }: SitePage,
): string[] {
  if (!pageTraits(content_type).is_series_part || content_root_id === page_id) return []
  const siblings = listVisibleSiblings(render, page_id, parent_id)
  return [content_root_id, ...siblings.slice(siblings.indexOf(page_id) + 1).slice(0, 1)]
}

/** Lists the siblings of a page, including itself, that its readers may know of. */
export function listVisibleSiblings(
  { site, getGate }: RenderContext,
  page_id: string,
  parent_id: string | null,
): string[] {
  return listChildren(site, parent_id).filter((id) => id === page_id || getGate(id) !== null)
}

/** Creates a link to a page; null if the readers may not know of it. */
export function createPageLink(render: RenderContext, page_id: string): PageLink | null {
  const { site, getGate, hasViewable } = render
  const page = site.pages.get(page_id)
  const gate = page && getGate(page_id)
  if (!page || !gate || !hasOwnPlace(page)) return null
  const localized = localize(page, render)
  const { path, title, content_type, cover } = localized
  const root_id = gate.gate === 'open' ? null : page.root_id
  return {
    page_id,
    path,
    title,
    content_type,
    cover,
    facts: addLessonCount(render, localized),
    root_id,
    ...gate,
    has_viewable: gate.gate !== 'open' && hasViewable(page_id),
  }
}

/**
 * Adds the number of lessons in a program or pack, counting only those that its readers may know of: the number must not
 * reveal hidden ones.
 */
function addLessonCount({ site, getGate }: RenderContext, page: SitePage): PageLink['facts'] {
  if (!pageTraits(page.content_type).is_progress_container) return page.facts
  const leaves = listChildren(site, page.page_id).flatMap((stage) =>
    listLeaves(createProgressTree(site, stage)),
  )
  const lessons = leaves.filter((id) => getGate(id) !== null).length
  return lessons > 0 ? { ...page.facts, lessons } : page.facts
}

/**
 * The lists that rules find, by block, each as long as it may be of pages that its readers may know of; of a program or
 * pack also its contents, and of a program the sessions of each stage, by page.
 */
function resolveLists(render: RenderContext, page: SitePage, content: PageContent): Record<string, string[]> {
  const { site, getGate } = render
  const lists: Record<string, string[]> = {}
  for (const rule of content.lists) lists[rule.key] = resolveList(render, page, rule)
  const { is_progress_container, has_stages } = pageTraits(page.content_type)
  if (!is_progress_container) return lists
  const contents = listChildren(site, page.page_id).filter((id) => getGate(id) !== null)
  lists[page.page_id] = contents
  if (has_stages) for (const stage of contents) lists[stage] = [...listChildren(site, stage)]
  return lists
}

/** Rules are resolved as for a guest; the member app asks for what depends on the viewer. */
function resolveList(render: RenderContext, { page_id }: SitePage, rule: ListRule): string[] {
  const { site, getGate, now, app } = render
  if (rule.rule === 'children')
    return takeFirstKnown(render, listChildren(site, rule.page_id ?? page_id), rule.limit)
  if (rule.rule === 'content_type') {
    const others = (site.of_type.get(rule.content_type) ?? []).filter((id) => id !== page_id)
    return takeFirstKnown(render, others, rule.limit)
  }
  const { include_current, ...query } = rule.filter
  const isKnown = (page: { page_id: string }): boolean =>
    (include_current || page.page_id !== page_id) && getGate(page.page_id) !== null
  return findContent(site, query, {
    viewer: { ...GUEST_STATE, isKnown, canRead: (id) => isOpen(site, id) },
    clock: { now_ms: now.getTime(), zone: app.time_zone },
    limit: rule.limit,
  })
}

/** Takes the first pages that the readers may know of, and stops deciding at the limit. */
function takeFirstKnown({ getGate }: RenderContext, ids: readonly string[], limit: number): string[] {
  const known: string[] = []
  for (const id of ids) {
    if (known.length === limit) break
    if (getGate(id) !== null) known.push(id)
  }
  return known
}

/**
 * Lists links to published pages of which the caller has decided that the viewer may know of them: a private page has one,
 * too, as its readers see it.
 */
export async function listKnownLinks(
  ctx: Ctx,
  page_ids: readonly string[],
  lang: string | null,
): Promise<PageLink[]> {
  const site = await loadLiveSite(ctx)
  const { app } = ctx
  const locale = resolveLocale(app, lang)
  const layersOf = new Map(page_ids.map((id) => [id, listPrivateLayers(site.nodes, id) ?? new Set<string>()]))
  const render = (readers: ReadonlySet<string> | null) =>
    createRenderContext({ app, site, now: ctx.now(), locale, readers })
  const of_all = render(app.access.is_private ? new Set() : null)
  const of_readers = render(new Set([...layersOf.values()].flatMap((layers) => [...layers])))
  return page_ids.flatMap((page_id) => {
    const is_private = (layersOf.get(page_id)?.size ?? 0) > 0
    return createPageLink(is_private ? of_readers : of_all, page_id) ?? []
  })
}
