import { changedStart, changeOf, isDateOf } from '@foyer/domain/schedule'
import { effectiveGates, getAccessChain } from '@foyer/domain/access'
import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import { stableId } from '../../platform/events/index.ts'
import { findProductTitles } from '../commerce/index.ts'
import { listFields, loadLiveSite } from '../pages/index.ts'
import { EVENT_TYPES, parseEventFields } from './event-fields.ts'
import { listChanges, type ChangeRow } from './repository/event-changes.ts'
import { countGoing } from './repository/occurrence-items.ts'
import { listOccurrences, type OccurrenceRow } from './repository/occurrences.ts'

type Calendar = OutputFor<'schedule.listCalendar'>
type Site = Awaited<ReturnType<typeof loadLiveSite>>
type Range = { start: Date; end: Date }

const MAX_EVENTS = 1_000
const MAX_OPENINGS = 500
const MINUTE_MS = 60_000

/** The dates of published events that start in a period, cancelled ones too, with what each needs; the earliest 1,000. */
export async function readCalendarEvents(
  ctx: Ctx,
  range: Range,
): Promise<{ events: Calendar['events']; is_cut: boolean }> {
  const site = await loadLiveSite(ctx)
  const event_ids = EVENT_TYPES.flatMap((type) => site.of_type.get(type) ?? [])
  if (event_ids.length === 0) return { events: [], is_cut: false }
  const [rows, changes] = await Promise.all([
    listOccurrences(ctx.db, { event_ids, ...range, limit: MAX_EVENTS }),
    listChanges(ctx.db, event_ids),
  ])
  const dates = [...rows, ...listCancelled(changes, range, ctx.app.time_zone)].toSorted(
    (a, b) => a.starts_at.getTime() - b.starts_at.getTime() || (a.id < b.id ? -1 : 1),
  )
  const shown = [...new Set(dates.map(({ event_id }) => event_id))]
  const gates = new Map(shown.map((event_id) => [event_id, readGates(site, event_id)]))
  const [fields, going, titles] = await Promise.all([
    listFields(ctx, shown),
    countGoing(
      ctx.db,
      dates.map(({ id }) => id),
    ),
    findProductTitles(ctx.db, [...new Set([...gates.values()].flatMap(({ product_ids }) => product_ids))]),
  ])
  const by_event = new Map(fields.map((event) => [event.page_id, event.fields]))
  const changes_of = Map.groupBy(changes, ({ event_id }) => event_id)
  const events = dates.flatMap((row) => {
    const page = site.pages.get(row.event_id)
    const gate = gates.get(row.event_id)
    const event = page && parseEventFields(page.content_type, by_event.get(row.event_id) ?? {})
    const { original_starts_at: original_start } = row
    if (!event || !gate || !isDateOf(event, original_start)) return []
    const change = changeOf(original_start, changes_of.get(row.event_id) ?? [])
    const { is_private, sign_in, product_ids } = gate
    return {
      id: row.id,
      event_id: row.event_id,
      title: page.title,
      original_start,
      starts_at: row.starts_at.toISOString(),
      ends_at: (row.ends_at ?? new Date(row.starts_at.getTime() + event.minutes * MINUTE_MS)).toISOString(),
      repeats: event.repeats,
      place: event.place,
      event_minutes: event.minutes,
      capacity: row.capacity,
      going: going.get(row.id) ?? 0,
      is_cancelled: row.ends_at === null,
      change: change && {
        original_start: change.original_start,
        scope: change.scope,
        minutes: change.minutes,
        capacity: change.capacity,
      },
      needs: { is_private, sign_in, products: product_ids.flatMap((id) => titles.get(id) ?? []) },
    }
  })
  return { events, is_cut: rows.length >= MAX_EVENTS }
}

type CalendarDate = Pick<
  OccurrenceRow,
  'id' | 'event_id' | 'original_starts_at' | 'starts_at' | 'capacity'
> & {
  /** null: it is cancelled. */
  ends_at: Date | null
}

/** The dates of a period that the team cancelled, at the time at which they would have been. */
function listCancelled(changes: readonly ChangeRow[], { start, end }: Range, zone: string): CalendarDate[] {
  return changes.flatMap(({ event_id, original_start, is_cancelled }) => {
    const starts_at = new Date(changedStart(original_start, null, zone))
    if (!is_cancelled || starts_at < start || starts_at >= end) return []
    const id = stableId(event_id, original_start)
    return [{ id, event_id, original_starts_at: original_start, starts_at, ends_at: null, capacity: null }]
  })
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
