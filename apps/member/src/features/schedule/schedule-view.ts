import { CALENDAR_VIEWS, type CalendarView } from '@foyer/domain/constants'
import type { ScheduleItem } from './calendar.ts'

/** The views of the schedule: those of a calendar, and the items of a month in a list. */
export const SCHEDULE_VIEWS = [...CALENDAR_VIEWS, 'agenda'] as const
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number]

/** The stored view; week when none or an unknown one is stored. */
export function parseView(stored: string | null): ScheduleView {
  return SCHEDULE_VIEWS.find((view) => view === stored) ?? 'week'
}

/** The part of the calendar that a view is about. */
export function periodOf(view: ScheduleView): CalendarView {
  return view === 'agenda' ? 'month' : view
}

/** The filter of the dates of events. */
export const EVENTS_FILTER = 'item_type:event_occurrence'

/** Whether the member may move an item: not what the owner set, nor a date of an event. */
export function isMovable(item: ScheduleItem): boolean {
  return item.scope_type === 'member' && !matchesFilter(item, EVENTS_FILTER)
}

/** Whether an item is of what a filter of `GET /schedule/filters` names; null: of everything. */
export function matchesFilter(item: ScheduleItem, filter: string | null): boolean {
  if (filter === null) return true
  const { context_id, item_type, scope_type } = item
  return [`context:${context_id}`, `item_type:${item_type}`, `scope:${scope_type}`].includes(filter)
}
