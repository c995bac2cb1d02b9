import { toInstantRange, type DayRange } from '@foyer/domain/schedule'
import { daysBetween } from '@foyer/domain/time'
import { CallError, invalidField } from '#platform/errors.ts'

const MAX_DAYS = 62

/** The instants of a range of days in a zone; refuses one that ends before it starts or is too long. */
export function readRange(days: DayRange, zone: string): { start: Date; end: Date } {
  if (days.to < days.from) throw invalidField('to', 'before_from')
  if (daysBetween(days.from, days.to) >= MAX_DAYS) throw new CallError('range_too_long')
  const { from, before } = toInstantRange(days, zone)
  return { start: new Date(from), end: new Date(before) }
}
