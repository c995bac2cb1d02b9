import { effectiveGates, getAccessChain } from '@foyer/domain/access'
import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import { findProductTitles } from '../commerce/index.ts'
import { listFields, loadLiveSite } from '../pages/index.ts'
import { EVENT_TYPES, parseEventFields } from './event-fields.ts'
import { listOccurrences } from './repository/occurrences.ts'

type Calendar = OutputFor<'schedule.listCalendar'>
type Site = Awaited<ReturnType<typeof loadLiveSite>>
type Range = { start: Date; end: Date }

const MAX_EVENTS = 1_000
const MAX_OPENINGS = 500

/** The dates of published events that start in a period, with what each needs; the earliest 1,000. */
export async function readCalendarEvents(
  ctx: Ctx,
  { start, end }: Range,
): Promise<{ events: Calendar['events']; is_cut: boolean }> {
  const site = await loadLiveSite(ctx)
  const event_ids = EVENT_TYPES.flatMap((type) => site.of_type.get(type) ?? [])
  if (event_ids.length === 0) return { events: [], is_cut: false }
  const rows = await listOccurrences(ctx.db, { event_ids, start, end, limit: MAX_EVENTS })
  const shown = [...new Set(rows.map(({ event_id }) => event_id))]
  const gates = new Map(shown.map((event_id) => [event_id, readGates(site, event_id)]))
  const [fields, titles] = await Promise.all([
    listFields(ctx, shown),
    findProductTitles(ctx.db, [...new Set([...gates.values()].flatMap(({ product_ids }) => product_ids))]),
  ])
  const by_event = new Map(fields.map((event) => [event.page_id, event.fields]))
  const events = rows.flatMap((row) => {
    const page = site.pages.get(row.event_id)
    const gate = gates.get(row.event_id)
    const event = page && parseEventFields(page.content_type, by_event.get(row.event_id) ?? {})
    if (!event || !gate) return []
    const { is_private, sign_in, product_ids } = gate
    return {
      id: row.id,
      event_id: row.event_id,
      title: page.title,
      original_start: row.original_starts_at,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      repeats: event.repeats,
      place: event.place,
      needs: { is_private, sign_in, products: product_ids.flatMap((id) => titles.get(id) ?? []) },
    }
  })
  return { events, is_cut: rows.length >= MAX_EVENTS }
}

/** What the gates of a page ask of a member, its inherited ones included. */
function readGates({ nodes }: Site, page_id: string) {
  const { layers } = effectiveGates(getAccessChain(page_id, nodes))
  const sold = layers.filter(({ require_purchase }) => require_purchase)
  return {
    is_private: layers.some((layer) => layer.is_private),
    sign_in: layers.some((layer) => layer.require_authentication || layer.require_purchase),
    product_ids: [...new Set(sold.flatMap(({ products }) => products))],
  }
}

/** The published pages that open at a time in a period, the earliest 500. */
export async function readOpenings(
  ctx: Ctx,
  { start, end }: Range,
): Promise<{ openings: Calendar['openings']; is_cut: boolean }> {
  const { nodes, pages } = await loadLiveSite(ctx)
  const openings = [...nodes.values()].flatMap(({ page_id, is_scheduled, unlocks_at }) => {
    const title = pages.get(page_id)?.title
    if (!is_scheduled || !unlocks_at || title === undefined) return []
    const at = Date.parse(unlocks_at)
    return at >= start.getTime() && at < end.getTime() ? [{ page_id, title, opens_at: unlocks_at }] : []
  })
  const sorted = openings.toSorted(
    (a, b) => Date.parse(a.opens_at) - Date.parse(b.opens_at) || (a.page_id < b.page_id ? -1 : 1),
  )
  return { openings: sorted.slice(0, MAX_OPENINGS), is_cut: sorted.length > MAX_OPENINGS }
}
