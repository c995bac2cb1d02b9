import {
  scheduledDay,
  isPast,
  isScheduledDate,
  moveToDay,
  today,
  type ScheduledDate,
} from '@foyer/domain/schedule'
import { addDays, startOfDay } from '@foyer/domain/time'
import { CallError, invalidField } from '../../platform/errors.ts'
import type { ItemRow } from './repository/items.ts'

/** The furthest date that can be planned: ten years from now. */
export const MAX_DAYS_AHEAD = 3660

/** The zone of the member and the current time; both decide what is past and today. */
export type CalendarTime = { zone: string; now: Date }

/** Validates a requested date: its form, that it is not past in the member's zone, and not too far in the future. */
export function validateDate(input_date: ScheduledDate, calendar_time: CalendarTime): ScheduledDate {
  if (!isScheduledDate(input_date)) throw new CallError('date_mismatch')
  const scheduled = input_date.is_all_day
    ? input_date
    : { ...input_date, date: new Date(input_date.date).toISOString() }
  if (isPast(scheduled, calendar_time.zone, calendar_time.now.toISOString()))
    throw new CallError('schedule_in_past')
  rejectTooFar(scheduled, calendar_time)
  return scheduled
}

/** Rejects a date more than ten years in the future. */
export function rejectTooFar(scheduled: ScheduledDate, { zone, now }: CalendarTime): void {
  const max_day = addDays(today(now.toISOString(), zone), MAX_DAYS_AHEAD)
  if (scheduledDay(scheduled, zone) > max_day) throw invalidField('date', 'too_far')
}

/** Returns the date of a copy: the same, or today if that day is past; an hour that has passed becomes all-day. */
export function dateForCopy(scheduled: ScheduledDate, { zone, now }: CalendarTime): ScheduledDate {
  const present = now.toISOString()
  const this_day = today(present, zone)
  const copy = scheduledDay(scheduled, zone) < this_day ? moveToDay(scheduled, this_day, zone) : scheduled
  return isPast(copy, zone, present) ? { date: this_day, is_all_day: true } : copy
}

/** Returns the last instant of a scheduled date, at which access is decided; never before now. */
export function accessInstant(scheduled: ScheduledDate, { zone, now }: CalendarTime): Date {
  const end = scheduled.is_all_day
    ? Date.parse(startOfDay(addDays(scheduled.date, 1), zone)) - 1
    : Date.parse(scheduled.date)
  return new Date(Math.max(end, now.getTime()))
}

/** The date of a row. */
export function toScheduledDate({ day, starts_at }: Pick<ItemRow, 'day' | 'starts_at'>): ScheduledDate {
  if (day !== null) return { date: day, is_all_day: true }
  if (starts_at === null) throw new Error('A scheduled item has no date.')
  return { date: starts_at.toISOString(), is_all_day: false }
}

/** The columns of a date. */
export function toDateColumns({ date, is_all_day }: ScheduledDate): Pick<ItemRow, 'day' | 'starts_at'> {
  return is_all_day ? { day: date, starts_at: null } : { day: null, starts_at: new Date(date) }
}
