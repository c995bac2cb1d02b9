import { hasOwnPlace } from '@foyer/content/definitions'
import type { ContentRule } from '@foyer/contract/library/rule-shapes'
import type { ViewerState } from '@foyer/domain/content-list'
import { compareText } from '@foyer/domain/search'
import type { Site } from '../tree/index.ts'
import { getGates } from './gate-groups.ts'
import { getListedPage } from './listed-page.ts'

/** Lists pages of all types. */
export const ANY_TYPE = 'any'

export type PageOrder = Pick<ContentRule, 'content_type' | 'order_by' | 'direction'> & {
  /** The published language of the titles; by default that of the app. */
  locale?: string | undefined
}

/** Pages with a value to order by in ascending order, and pages without one, which come last in any direction. */
type Ordered = { ranked: readonly string[]; unranked: readonly string[] }

const orderCache = new WeakMap<Site, Map<string, Ordered>>()
const positionCache = new WeakMap<Site, ReadonlyMap<string, number>>()

/**
 * The published pages of a type with a place of their own, in order; ties by page id. Worked out once for each state of
 * the site, except by times.
 */
export function orderPages(
  site: Site,
  { direction, ...order }: PageOrder,
  getTime: ViewerState['getTime'],
): string[] {
  const { ranked, unranked } = getOrdered(site, order, getTime)
  return [...(direction === 'asc' ? ranked : ranked.toReversed()), ...unranked]
}

function getOrdered(
  site: Site,
  { content_type, ...order }: Omit<PageOrder, 'direction'>,
  getTime: ViewerState['getTime'],
): Ordered {
  const { order_by, locale = '' } = order
  if (order_by === 'starts_at') return sortPages(site, listOfType(site, content_type), order, getTime)
  const cached = orderCache.get(site) ?? new Map<string, Ordered>()
  orderCache.set(site, cached)
  const key = `${content_type} ${order_by} ${order_by === 'title' ? locale : ''}`
  const ordered = cached.get(key) ?? sortPages(site, listOfType(site, content_type), order, getTime)
  if (ordered.ranked.length > 0 || site.of_type.has(content_type)) cached.set(key, ordered)
  return ordered
}

function listOfType(site: Site, content_type: string): string[] {
  const ids = content_type === ANY_TYPE ? [...site.pages.keys()] : (site.of_type.get(content_type) ?? [])
  return ids.filter((id) => {
    const page = site.pages.get(id)
    return page !== undefined && hasOwnPlace(page) && getGates(site, id).fault === null
  })
}

function sortPages(
  site: Site,
  page_ids: readonly string[],
  { order_by, locale }: Pick<PageOrder, 'order_by' | 'locale'>,
  getTime: ViewerState['getTime'],
): Ordered {
  const by_id = page_ids.toSorted((a, b) => (a < b ? -1 : 1))
  if (order_by === 'published_at') return { ranked: by_id, unranked: [] }
  if (order_by === 'title') {
    const titleOf = (id: string): string => getTitle(site, id, locale)
    return { ranked: by_id.toSorted((a, b) => compareText(titleOf(a), titleOf(b))), unranked: [] }
  }
  if (order_by === 'position') return sortByNumber(by_id, (id) => getPositions(site).get(id) ?? null)
  if (order_by === 'duration') return sortByNumber(by_id, (id) => getListedPage(site, id)?.seconds ?? null)
  return sortByNumber(by_id, (id) => getTime(id)?.starts_ms ?? null)
}

/** What a page is called in a language; in its own where it is not translated. */
export function getTitle(site: Site, page_id: string, locale = ''): string {
  const page = site.pages.get(page_id)
  return page?.said_in[locale]?.title ?? page?.title ?? ''
}

function sortByNumber(page_ids: readonly string[], getNumber: (id: string) => number | null): Ordered {
  const numbers = new Map(page_ids.map((id) => [id, getNumber(id)]))
  const rank = (id: string): number => numbers.get(id) ?? 0
  return {
    ranked: page_ids.filter((id) => numbers.get(id) !== null).toSorted((a, b) => rank(a) - rank(b)),
    unranked: page_ids.filter((id) => numbers.get(id) === null),
  }
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
