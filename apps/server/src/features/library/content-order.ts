import { hasOwnPlace } from '@foyer/content/definitions'
import { getAccessChain, effectiveGates } from '@foyer/domain/access'
import { compareText, createMatcher, foldText, foldWords } from '@foyer/domain/search'
import type { loadLiveSite } from '../pages/index.ts'

type Site = Awaited<ReturnType<typeof loadLiveSite>>

export type ContentOrder = {
  content_type: string
  order_by: 'title' | 'published_at' | 'position'
}

/** Lists pages of all types. */
export const ANY_TYPE = 'any'

const orderCache = new WeakMap<Site, Map<string, readonly string[]>>()
const positionCache = new WeakMap<Site, ReadonlyMap<string, number>>()

/**
 * The published pages of a type that anyone in the app may know of, in ascending order; worked out once for each
 * release and state of the access settings, so that a list costs what it shows.
 */
export function listOrderedContent(site: Site, { content_type, order_by }: ContentOrder): readonly string[] {
  const cached = orderCache.get(site) ?? new Map<string, readonly string[]>()
  orderCache.set(site, cached)
  const newest_first = content_type === ANY_TYPE ? [...site.pages.keys()] : site.of_type.get(content_type)
  if (!newest_first) return []
  const key = `${content_type} ${order_by}`
  const ordered =
    cached.get(key) ??
    sortPages(
      site,
      newest_first.filter((id) => isKnown(site, id)),
      order_by,
    )
  cached.set(key, ordered)
  return ordered
}

function sortPages(
  site: Site,
  newest_first: readonly string[],
  order_by: ContentOrder['order_by'],
): readonly string[] {
  if (order_by === 'published_at') return newest_first.toSorted((a, b) => (a < b ? -1 : 1))
  if (order_by === 'title') {
    const titleOf = (id: string) => site.pages.get(id)?.title ?? ''
    return newest_first.toSorted((a, b) => compareText(titleOf(a), titleOf(b)) || (a < b ? -1 : 1))
  }
  const next_position = computePositions(site)
  return newest_first.toSorted((a, b) => (next_position.get(a) ?? 0) - (next_position.get(b) ?? 0))
}

type TitleWords = { text: string; words: readonly string[] }

const titleCache = new WeakMap<Site, Map<string, TitleWords>>()

/** Finds pages whose title has the words of a term, those first whose title begins with it. */
export function findByTitle(site: Site, page_ids: readonly string[], term: string): readonly string[] {
  const titles = titleCache.get(site) ?? new Map<string, TitleWords>()
  titleCache.set(site, titles)
  const titleOf = (id: string): TitleWords => {
    const cached = titles.get(id)
    if (cached) return cached
    const title = site.pages.get(id)?.title ?? ''
    const folded = { text: foldText(title), words: foldWords(title) }
    titles.set(id, folded)
    return folded
  }
  const matches = createMatcher(term)
  const start = foldText(term)
  const found = page_ids.filter((id) => matches(titleOf(id).words))
  const isFirst = (id: string): boolean => titleOf(id).text.startsWith(start)
  return [...found.filter(isFirst), ...found.filter((id) => !isFirst(id))]
}

/** The place of every page in its tree, read from the top, parents before their children. */
function computePositions(site: Site): ReadonlyMap<string, number> {
  const cached = positionCache.get(site)
  if (cached) return cached
  const next_position = new Map<string, number>()
  const stack = [...(site.children.get(null) ?? [])].toReversed()
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    if (next_position.has(id)) continue
    next_position.set(id, next_position.size)
    stack.push(...(site.children.get(id) ?? []).toReversed())
  }
  positionCache.set(site, next_position)
  return next_position
}

function isKnown(site: Site, page_id: string): boolean {
  const page = site.pages.get(page_id)
  if (!page || !hasOwnPlace(page)) return false
  const gates = effectiveGates(getAccessChain(page_id, site.nodes))
  return gates.fault === null && !gates.layers.some((layer) => layer.is_private)
}
