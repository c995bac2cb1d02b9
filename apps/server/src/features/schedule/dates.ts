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

/** Nobody plans further ahead: ten years. */
const MAX_DAYS_AHEAD = 3660

/** Whose calendar it is and when: past and today are judged by both. */
export type CalendarTime = { zone: string; now: Date }

/** A date as a caller wishes it, refused where its form is wrong, it is past in the member's zone, or too far ahead. */
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

/** Refuses a date more than ten years ahead. */
export function rejectTooFar(scheduled: ScheduledDate, { zone, now }: CalendarTime): void {
  const max_day = addDays(today(now.toISOString(), zone), MAX_DAYS_AHEAD)
  if (scheduledDay(scheduled, zone) > max_day) throw invalidField('date', 'too_far')
}

/** Where a copy goes: the same date, or today where that day is past; an hour that has gone by becomes all day. */
export function dateForCopy(scheduled: ScheduledDate, { zone, now }: CalendarTime): ScheduledDate {
  const present = now.toISOString()
  const this_day = today(present, zone)
  const copy = scheduledDay(scheduled, zone) < this_day ? moveToDay(scheduled, this_day, zone) : scheduled
  return isPast(copy, zone, present) ? { date: this_day, is_all_day: true } : copy
}

/** The last moment of what is scheduled, by which access to it is judged; never before now. */
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
