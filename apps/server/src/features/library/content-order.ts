import { chainOf, effectiveGates } from '@foyer/domain/access'
import type { liveSite } from '../pages/index.ts'

type Site = Awaited<ReturnType<typeof liveSite>>

export type ContentOrder = {
  content_type: string
  order_by: 'title' | 'published_at' | 'position'
  locale: string
}

const orders = new WeakMap<Site, Map<string, readonly string[]>>()
const positions = new WeakMap<Site, ReadonlyMap<string, number>>()

/**
 * The published pages of a type that anyone in the app may know of, in ascending order; worked out once for each
 * release and state of the access settings, so that a list costs what it shows.
 */
export function orderedContent(
  site: Site,
  { content_type, order_by, locale }: ContentOrder,
): readonly string[] {
  const known = orders.get(site) ?? new Map<string, readonly string[]>()
  orders.set(site, known)
  /** Unknown types are not remembered, or a stranger could fill the memory with them. */
  const newest_first = site.of_type.get(content_type)
  if (!newest_first) return []
  const key = `${content_type} ${order_by} ${locale}`
  const ordered =
    known.get(key) ??
    sorted(
      site,
      newest_first.filter((id) => isKnown(site, id)),
      order_by,
      locale,
    )
  known.set(key, ordered)
  return ordered
}

function sorted(
  site: Site,
  newest_first: readonly string[],
  order_by: ContentOrder['order_by'],
  locale: string,
): readonly string[] {
  if (order_by === 'published_at') return newest_first.toReversed()
  if (order_by === 'title') {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    const titleOf = (id: string) => site.pages.get(id)?.title ?? ''
    return newest_first.toSorted((a, b) => compare(titleOf(a), titleOf(b)) || (a < b ? -1 : 1))
  }
  const place = positionsOf(site)
  return newest_first.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
}

/** The place of every page in its tree, read from the top, parents before their children. */
function positionsOf(site: Site): ReadonlyMap<string, number> {
  const known = positions.get(site)
  if (known) return known
  const place = new Map<string, number>()
  const waiting = [...(site.children.get(null) ?? [])].toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (place.has(id)) continue
    place.set(id, place.size)
    waiting.push(...(site.children.get(id) ?? []).toReversed())
  }
  positions.set(site, place)
  return place
}

function isKnown(site: Site, page_id: string): boolean {
  const gates = effectiveGates(chainOf(page_id, site.nodes))
  return gates.fault === null && !gates.layers.some((layer) => layer.is_private)
}
