import { occurrencesBetween } from '@foyer/domain/schedule'
import type { Ctx } from '#platform/context.ts'
import { stableId } from '#platform/events/index.ts'
import { lockCurrentApp } from '../../apps/index.ts'
import { listFieldsOfType, loadLiveSite } from '../../pages/index.ts'
import { EVENT_TYPES, parseEventFields } from '../event-fields.ts'
import { deleteOtherOccurrences, upsertOccurrences, type OccurrenceRow } from '../repository/occurrences.ts'
import { givePlaces } from './give-places.ts'

/** How many months in advance occurrences are created. */
const MONTHS_AHEAD = 12

/** So many are written by one statement. */
const BATCH_SIZE = 5_000

type Event = { page_id: string; type: string; fields: Record<string, unknown> }

/**
 * Synchronizes the occurrences of an app with its published events, a year in advance. Started ones are unchanged
 * while their event is published; future ones are rewritten with stable ids. Locks the app to serialize runs.
 */
export async function writeOccurrences(ctx: Ctx): Promise<void> {
  // A large release is loaded before the app is locked, so that no publish waits for it.
  await loadLiveSite(ctx)
  await ctx.write(async (tx, emit) => {
    const { app } = await lockCurrentApp(tx)
    const now = ctx.now()
    const events: Event[] = []
    for (const type of EVENT_TYPES) {
      const pages = await listFieldsOfType(tx, app.release_id, type)
      events.push(...pages.map((page) => ({ ...page, type })))
    }
    const rows = events.flatMap((event) => listOccurrencesOf(event, { now, zone: app.time_zone }))
    await deleteOtherOccurrences(tx, {
      event_ids: events.map(({ page_id }) => page_id),
      ids: rows.map(({ id }) => id),
      now,
    })
    for (let n = 0; n < rows.length; n += BATCH_SIZE)
      await upsertOccurrences(tx, rows.slice(n, n + BATCH_SIZE), now)
    await givePlaces(tx, emit, { now })
  })
}

/**
 * Lists the future occurrences of an event. Its fields were published by us, so invalid ones are from another
 * release of Foyer.
 */
function listOccurrencesOf(
  { page_id: event_id, type, fields }: Event,
  { now, zone }: { now: Date; zone: string },
): OccurrenceRow[] {
  const event = parseEventFields(type, fields)
  if (!event) return []
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() + MONTHS_AHEAD)
  const period = { from: now.toISOString(), before: before.toISOString() }
  return occurrencesBetween(event, period, zone).map(({ original_start, starts_at, ends_at }) => ({
    id: stableId(event_id, original_start),
    event_id,
    original_starts_at: original_start,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    capacity: event.capacity || null,
  }))
}
