import { hasOwnPlace } from '@foyer/content/definitions'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import type { ViewerState } from '@foyer/domain/content-list'
import { compareText } from '@foyer/domain/search'
import type { Site } from '../tree/index.ts'
import { getGates } from './gate-groups.ts'
import { getListedPage, type SiteListedPage } from './listed-page.ts'

/** Lists pages of all types. */
export const ANY_TYPE = 'any'

export type PageOrder = Pick<ContentRule, 'content_type' | 'order_by' | 'direction'> & {
  /** The published language of the titles; by default that of the app. */
  locale?: string | undefined
}

type Pages = readonly SiteListedPage[]

const orderCache = new WeakMap<Site, Map<string, Pages>>()
const positionCache = new WeakMap<Site, ReadonlyMap<string, number>>()

/**
 * The published pages of a type with a place of their own, in order; ties by page id, pages without a value last. Worked
 * out once for each state of the site, except by times.
 */
export function orderPages(
  site: Site,
  { content_type, ...order }: PageOrder,
  getTime: ViewerState['getTime'],
): Pages {
  const { order_by, direction, locale = '' } = order
  if (order_by === 'starts_at') {
    const by_id = orderPages(site, { content_type, order_by: 'published_at', direction: 'asc' }, getTime)
    return sortByNumber(
      by_id,
      direction,
      ({ page_id, times }) => (times && getTime(page_id)?.starts_ms) ?? null,
    )
  }
  const cached = orderCache.get(site) ?? new Map<string, Pages>()
  orderCache.set(site, cached)
  const key = `${content_type} ${order_by} ${direction} ${order_by === 'title' ? locale : ''}`
  const ordered = cached.get(key) ?? sortPages(site, listOfType(site, content_type), order)
  if (ordered.length > 0 || site.of_type.has(content_type)) cached.set(key, ordered)
  return ordered
}

function listOfType(site: Site, content_type: string): SiteListedPage[] {
  const ids = content_type === ANY_TYPE ? [...site.pages.keys()] : (site.of_type.get(content_type) ?? [])
  return ids.flatMap((id) => {
    const page = site.pages.get(id)
    if (page === undefined || !hasOwnPlace(page) || getGates(site, id).fault !== null) return []
    return getListedPage(site, id) ?? []
  })
}

function sortPages(
  site: Site,
  pages: Pages,
  { order_by, direction, locale }: Omit<PageOrder, 'content_type'>,
): Pages {
  const by_id = pages.toSorted((a, b) => (a.page_id < b.page_id ? -1 : 1))
  if (order_by === 'published_at') return inDirection(by_id, direction)
  if (order_by === 'title') {
    const titleOf = ({ page_id }: SiteListedPage): string => getTitle(site, page_id, locale)
    return inDirection(
      by_id.toSorted((a, b) => compareText(titleOf(a), titleOf(b))),
      direction,
    )
  }
  if (order_by === 'position')
    return sortByNumber(by_id, direction, ({ page_id }) => getPositions(site).get(page_id) ?? null)
  return sortByNumber(by_id, direction, ({ seconds }) => seconds)
}

function inDirection(pages: Pages, direction: PageOrder['direction']): Pages {
  return direction === 'asc' ? pages : pages.toReversed()
}

/** What a page is called in a language; in its own where it is not translated. */
export function getTitle(site: Site, page_id: string, locale = ''): string {
  const page = site.pages.get(page_id)
  return page?.said_in[locale]?.title ?? page?.title ?? ''
}

function sortByNumber(
  pages: Pages,
  direction: PageOrder['direction'],
  getNumber: (page: SiteListedPage) => number | null,
): Pages {
  const ranked: { page: SiteListedPage; number: number }[] = []
  const unranked: SiteListedPage[] = []
  for (const page of pages) {
    const number = getNumber(page)
    if (number === null) unranked.push(page)
    else ranked.push({ page, number })
  }
  const sorted = ranked.toSorted((a, b) => a.number - b.number).map(({ page }) => page)
  return [...inDirection(sorted, direction), ...unranked]
}

/** The place of every page in its tree, read from the top, parents before their children. */
function getPositions(site: Site): ReadonlyMap<string, number> {
  const cached = positionCache.get(site)
  if (cached) return cached
  const positions = new Map<string, number>()
  const stack = [...(site.children.get(null) ?? [])].toReversed()
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (positions.has(id)) continue
    positions.set(id, positions.size)
    stack.push(...(site.children.get(id) ?? []).toReversed())
  }
  positionCache.set(site, positions)
  return positions
}
