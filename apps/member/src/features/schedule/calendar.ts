import type { OutputFor } from '@foyer/contract/client'
import type { CalendarView } from '@foyer/domain/constants'
import { scheduledDay, monthGrid, viewRange } from '@foyer/domain/schedule'
import type { DayRange, WeekStart } from '@foyer/domain/schedule'
import type { Translate } from '@foyer/i18n'
import { withScheduledItem } from '../progress/index.ts'

export type ScheduleItem = OutputFor<'schedule.listSchedule'>['items'][number]

/** The address of an item's page; completing an open item there completes this item only. */
export function toItemPath(
  { id, is_completed }: Pick<ScheduleItem, 'id' | 'is_completed'>,
  path: string,
): string {
  return withScheduledItem(path, is_completed ? null : id)
}

/** The title of an item; an item whose page is no longer visible has a generic one. */
export function itemTitle(t: Translate, item: ScheduleItem): string {
  return item.item?.title ?? t('schedule.gone')
}

/** The days that a view shows: for a month its whole weeks. */
export function listVisibleDays(view: CalendarView, day: string, week_start: WeekStart): DayRange {
  if (view !== 'month') return viewRange(view, day, week_start)
  const grid = monthGrid(day, week_start)
  return { from: grid[0] ?? day, to: grid.at(-1) ?? day }
}

/** The marker of a day: all done, some to come, or some missed. */
export type DayMarker = { dots: ('next' | 'past')[]; is_done: boolean }

/** The signs of one day: a tick when all is done, else up to three dots. */
export function dayMarker(items: readonly ScheduleItem[], is_past: boolean): DayMarker {
  const remaining = items.filter((item) => !item.is_completed)
  const is_done = items.length > 0 && remaining.length === 0
  return { is_done, dots: remaining.slice(0, 3).map(() => (is_past ? 'past' : 'next')) }
}

/** The items of one day, in the zone in which the member lives. */
export function itemsOfDay(items: readonly ScheduleItem[], day: string, zone: string): ScheduleItem[] {
  return items.filter((item) => scheduledDay(item, zone) === day)
}

/** How far an arrow key moves through the days; null for other keys. */
export function daysForKey(key: string, is_rtl: boolean): number | null {
  const forward = is_rtl ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return forward
    case 'ArrowLeft':
      return -forward
    case 'ArrowDown':
      return 7
    case 'ArrowUp':
      return -7
    default:
      return null
  }
}
