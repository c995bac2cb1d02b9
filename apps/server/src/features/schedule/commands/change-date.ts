import {
  changedStart,
  changeOf,
  isDateOf,
  MAX_SHIFT_DAYS,
  shiftBetween,
  type DateChange,
} from '@foyer/domain/schedule'
import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { invalidField } from '#platform/errors.ts'
import { lockCurrentApp } from '../../apps/index.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { deleteChange, listChanges, writeChange, type ChangeRow } from '../repository/event-changes.ts'
import { readEvent, rewriteOccurrences, type Event } from './write-occurrences.ts'

const MINUTES_A_DAY = 1_440

/** One date of an event, by the event's own calendar. */
type EventDate = Pick<ChangeRow, 'event_id' | 'original_start'>

/** What a date is changed to; `starts` by the clocks of the app. */
export type RequestedChange = EventDate &
  Pick<DateChange, 'scope' | 'is_cancelled' | 'minutes' | 'capacity'> & { starts: string | null }

/** Moves, cancels or changes a date of an event, or it and all that follow. Members see it at once. */
export async function changeDate(ctx: Ctx, requested: RequestedChange): Promise<void> {
  const { event_id, original_start, starts, scope, is_cancelled, minutes, capacity } = requested
  await loadLiveSite(ctx)
  await ctx.write(async (tx, emit) => {
    const { zone, now } = await lockDate(ctx, tx, requested)
    const shift_minutes = starts === null ? 0 : shiftBetween(original_start, starts)
    if (Math.abs(shift_minutes) > MAX_SHIFT_DAYS * MINUTES_A_DAY)
      throw invalidField('starts', 'date_out_of_range')
    const new_start = changedStart(original_start, { shift_minutes }, zone)
    if (!is_cancelled && Date.parse(new_start) <= now.getTime()) throw invalidField('starts', 'date_in_past')
    const changed = { event_id, original_start, scope, is_cancelled, shift_minutes, minutes, capacity }
    await writeChange(tx, { ...changed, changed_at: now })
    await rewriteOccurrences(tx, emit, { now, event_id })
  })
}

/** Gives a date back what the event has; with a change of following dates, those too. */
export async function restoreDate(ctx: Ctx, date: EventDate): Promise<void> {
  await loadLiveSite(ctx)
  await ctx.write(async (tx, emit) => {
    const { now } = await lockDate(ctx, tx, date)
    if (await deleteChange(tx, date)) await rewriteOccurrences(tx, emit, { now, event_id: date.event_id })
  })
}

/** Locks the app, and refuses what is no date of the event or has already started. */
async function lockDate(ctx: Ctx, tx: AppTx, { event_id, original_start }: EventDate) {
  const { app } = await lockCurrentApp(tx)
  const now = ctx.now()
  const event: Event | null = await readEvent(tx, app.release_id, event_id)
  if (!event || !isDateOf(event.fields, original_start))
    throw invalidField('original_start', 'date_is_invalid')
  const change = changeOf(original_start, await listChanges(tx, [event_id]))
  const starts = change?.is_cancelled ? null : changedStart(original_start, change, app.time_zone)
  if (starts !== null && Date.parse(starts) <= now.getTime())
    throw invalidField('original_start', 'date_in_past')
  return { zone: app.time_zone, now }
}
