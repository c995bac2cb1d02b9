import { parsePageFields } from '@foyer/content/definitions'
import { occurrencesBetween, REPEATS } from '@foyer/domain/schedule'
import { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import { stableId } from '#platform/events/index.ts'
import { lockCurrentApp } from '../../apps/index.ts'
import { listFieldsOfType, loadLiveSite } from '../../pages/index.ts'
import { deleteOtherOccurrences, upsertOccurrences, type OccurrenceRow } from '../repository/occurrences.ts'

/** The type of page that is an event. */
export const EVENT_TYPE = 'event_occurrence'

/** How many months in advance occurrences are created. */
const MONTHS_AHEAD = 12

/** So many are written by one statement. */
const BATCH_SIZE = 5_000

const recurrenceSchema = z.object({
  first_day: z.string(),
  time: z.string(),
  minutes: z.number(),
  last_day: z.string(),
  repeats: z.enum(REPEATS),
})

/**
 * Synchronizes the occurrences of an app with its published events, a year in advance. Started ones are unchanged
 * while their event is published; future ones are rewritten with stable ids. Locks the app to serialize runs.
 */
export async function writeOccurrences(ctx: Ctx): Promise<void> {
  // A large release is loaded before the app is locked, so that no publish waits for it.
  await loadLiveSite(ctx)
  await ctx.write(async (tx) => {
    const { app } = await lockCurrentApp(tx)
    const now = ctx.now()
    const events = await listFieldsOfType(tx, app.release_id, EVENT_TYPE)
    const rows = events.flatMap(({ page_id, fields }) =>
      listOccurrencesOf(page_id, fields, { now, zone: app.time_zone }),
    )
    await deleteOtherOccurrences(tx, {
      event_ids: events.map(({ page_id }) => page_id),
      ids: rows.map(({ id }) => id),
      now,
    })
    for (let n = 0; n < rows.length; n += BATCH_SIZE)
      await upsertOccurrences(tx, rows.slice(n, n + BATCH_SIZE), now)
  })
}

/**
 * Lists the future occurrences of an event. Its fields were published by us, so invalid ones are from another
 * release of Foyer.
 */
function listOccurrencesOf(
  event_id: string,
  fields: Record<string, unknown>,
  { now, zone }: { now: Date; zone: string },
): OccurrenceRow[] {
  const valid = recurrenceSchema.safeParse(parsePageFields(EVENT_TYPE, fields).fields)
  if (!valid.success) return []
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() + MONTHS_AHEAD)
  const period = { from: now.toISOString(), before: before.toISOString() }
  return occurrencesBetween(valid.data, period, zone).map(({ original_start, starts_at, ends_at }) => ({
    id: stableId(event_id, original_start),
    event_id,
    original_starts_at: original_start,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
  }))
}
