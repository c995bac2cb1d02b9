import { changedOccurrences } from '@foyer/domain/schedule'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { Emit } from '#platform/events/events.ts'
import { stableId } from '#platform/events/index.ts'
import { lockCurrentApp } from '../../apps/index.ts'
import { listFieldsOfType, loadLiveSite } from '../../pages/index.ts'
import { EVENT_TYPES, parseEventFields, type EventFields } from '../event-fields.ts'
import { listChanges, type ChangeRow } from '../repository/event-changes.ts'
import { addEventItems } from '../repository/event-items.ts'
import { followOccurrences, listAnswered, removeOccurrenceItems } from '../repository/occurrence-items.ts'
import { deleteOtherOccurrences, upsertOccurrences, type OccurrenceRow } from '../repository/occurrences.ts'
import { givePlaces } from './give-places.ts'

/** How many months in advance occurrences are created. */
const MONTHS_AHEAD = 12

/** So many are written by one statement. */
const BATCH_SIZE = 5_000

/** A published event and when it takes place. */
export type Event = { page_id: string; fields: EventFields }

/**
 * Synchronizes the occurrences of an app with its published events, a year in advance. Started ones are unchanged
 * while their event is published; future ones are rewritten with stable ids. Locks the app to serialize runs.
 */
export async function writeOccurrences(ctx: Ctx): Promise<void> {
  // A large release is loaded before the app is locked, so that no publish waits for it.
  await loadLiveSite(ctx)
  await ctx.write((tx, emit) => rewriteOccurrences(tx, emit, { now: ctx.now() }))
}

/** The same inside of a transaction, of all events or of one; tells of dates that people have on their calendars. */
export async function rewriteOccurrences(
  tx: AppTx,
  emit: Emit,
  { now, event_id }: { now: Date; event_id?: string },
): Promise<void> {
  const { app } = await lockCurrentApp(tx)
  const published = await listEvents(tx, app.release_id)
  const events = event_id === undefined ? published : published.filter(({ page_id }) => page_id === event_id)
  const event_ids = events.map(({ page_id }) => page_id)
  const changes = Map.groupBy(await listChanges(tx, event_ids), (change) => change.event_id)
  const rows = events.flatMap((event) =>
    listOccurrencesOf(event, { now, zone: app.time_zone, changes: changes.get(event.page_id) ?? [] }),
  )
  const gone = await deleteOtherOccurrences(tx, {
    event_ids,
    ids: rows.map(({ id }) => id),
    now,
    only_event_id: event_id ?? null,
  })
  const added: string[] = []
  for (let n = 0; n < rows.length; n += BATCH_SIZE)
    added.push(...(await upsertOccurrences(tx, rows.slice(n, n + BATCH_SIZE), now)))

  const kept = await removeOccurrenceItems(
    tx,
    gone.map(({ id }) => id),
  )
  for (const { id: occurrence_id, event_id: of_event } of gone)
    if (kept.has(occurrence_id))
      await emit('schedule.event_changed', { occurrence_id, event_id: of_event, change: 'cancelled' })
  for (const moved of await followOccurrences(tx, now))
    await emit('schedule.event_changed', { ...moved, change: 'moved' })
  // Who had answered has a restored date on the calendar again.
  await addEventItems(tx, await listAnswered(tx, added), now)
  await givePlaces(tx, emit, { now })
}

/** The published events that have valid fields. */
async function listEvents(tx: AppTx, release_id: string | null): Promise<Event[]> {
  const events: Event[] = []
  for (const type of EVENT_TYPES)
    for (const { page_id, fields } of await listFieldsOfType(tx, release_id, type)) {
      const event = parseEventFields(type, fields)
      if (event) events.push({ page_id, fields: event })
    }
  return events
}

/** One published event; null where there is none of this id. */
export async function readEvent(
  tx: AppTx,
  release_id: string | null,
  event_id: string,
): Promise<Event | null> {
  return (await listEvents(tx, release_id)).find(({ page_id }) => page_id === event_id) ?? null
}

/** Lists the future occurrences of an event, as its changes have them. */
function listOccurrencesOf(
  { page_id: event_id, fields }: Event,
  { now, zone, changes }: { now: Date; zone: string; changes: readonly ChangeRow[] },
): OccurrenceRow[] {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() + MONTHS_AHEAD)
  const period = { from: now.toISOString(), before: before.toISOString() }
  return changedOccurrences(fields, changes, period, zone).map((date) => ({
    id: stableId(event_id, date.original_start),
    event_id,
    original_starts_at: date.original_start,
    starts_at: new Date(date.starts_at),
    ends_at: new Date(date.ends_at),
    capacity: (date.change?.capacity ?? fields.capacity) || null,
  }))
}
