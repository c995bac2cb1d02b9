import { toInstantRange, today } from '@foyer/domain/schedule'
import { addDays } from '@foyer/domain/time'
import type { Ctx } from '../../platform/context.ts'
import { findPeopleBySubscriber } from '../directory/index.ts'
import { type Membership } from '../identity/index.ts'
import { loadLiveSite } from '../pages/index.ts'
import type { OwnPage } from '../progress/index.ts'
import { EVENT_TYPES } from './event-fields.ts'
import { readItems } from './listed-items.ts'
import { presentItems } from './present-items.ts'
import { findNextOccurrences } from './repository/occurrences.ts'

const NO_PROGRESS = { progress: null, next_page_id: null, total: null, done: null }

const DAYS_AHEAD = 14

/** The pages on a member's calendar for the two weeks from today that are not done yet, each once, the next one first. */
export async function readUpcoming(ctx: Ctx, { subscriber_id }: Membership): Promise<OwnPage[]> {
  const [person] = await findPeopleBySubscriber(ctx.db, [subscriber_id])
  if (!person) return []
  const zone = person.timezone
  const from = today(ctx.now().toISOString(), zone)
  const days = { from, to: addDays(from, DAYS_AHEAD - 1) }
  const member = { subscriber_id, is_admin: person.is_admin, viewed_by: null }
  const rows = await readItems(ctx, member, {
    days,
    instants: toInstantRange(days, zone),
    item_type: 'page',
  })
  const items = await presentItems(ctx, member, { rows, zone })
  const first = new Map<string, OwnPage>()
  for (const { item_id, is_completed, starts_at } of items) {
    if (is_completed || first.has(item_id)) continue
    first.set(item_id, { ...NO_PROGRESS, page_id: item_id, at: starts_at })
  }
  return [...first.values()]
}

/** Those of some pages that are events to come, each with when it takes place next, the next one first. */
export async function readNextEvents(ctx: Ctx, page_ids: readonly string[]): Promise<OwnPage[]> {
  const { pages } = await loadLiveSite(ctx)
  const event_ids = page_ids.filter((id) => EVENT_TYPES.includes(pages.get(id)?.content_type ?? ''))
  if (event_ids.length === 0) return []
  const rows = await findNextOccurrences(ctx.db, event_ids, ctx.now())
  return rows.map(({ event_id, starts_at }) => ({
    ...NO_PROGRESS,
    page_id: event_id,
    at: starts_at.toISOString(),
  }))
}
