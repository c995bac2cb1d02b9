// Written by scripts/generate.ts from apps/server/src/features/schedule/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { changeEventDateRoute } from './routes/change-event-date.ts'
import { createCalendarFeedRoute } from './routes/create-calendar-feed.ts'
import { deleteCalendarFeedRoute } from './routes/delete-calendar-feed.ts'
import { deleteForEveryoneRoute } from './routes/delete-for-everyone.ts'
import { deleteItemRoute } from './routes/delete-item.ts'
import { duplicateItemRoute } from './routes/duplicate-item.ts'
import { getCalendarFeedRoute } from './routes/get-calendar-feed.ts'
import { getEventAccessRoute } from './routes/get-event-access.ts'
import { getEventAttendanceRoute } from './routes/get-event-attendance.ts'
import { getEventLinkRoute } from './routes/get-event-link.ts'
import { listCalendarRoute } from './routes/list-calendar.ts'
import { listEventPeopleRoute } from './routes/list-event-people.ts'
import { listEventSubscriptionsRoute } from './routes/list-event-subscriptions.ts'
import { listOccurrencesRoute } from './routes/list-occurrences.ts'
import { listScheduleFiltersRoute } from './routes/list-schedule-filters.ts'
import { listScheduleRoute } from './routes/list-schedule.ts'
import { moveForEveryoneRoute } from './routes/move-for-everyone.ts'
import { pauseScheduleRoute } from './routes/pause-schedule.ts'
import { planProgramRoute } from './routes/plan-program.ts'
import { readCalendarFeedRoute } from './routes/read-calendar-feed.ts'
import { rescheduleItemRoute } from './routes/reschedule-item.ts'
import { restoreEventDateRoute } from './routes/restore-event-date.ts'
import { restoreForEveryoneRoute } from './routes/restore-for-everyone.ts'
import { restoreItemRoute } from './routes/restore-item.ts'
import { scheduleForEveryoneRoute } from './routes/schedule-for-everyone.ts'
import { scheduleItemRoute } from './routes/schedule-item.ts'
import { subscribeEventRoute } from './routes/subscribe-event.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['schedule.changeEventDate', changeEventDateRoute],
  ['schedule.createCalendarFeed', createCalendarFeedRoute],
  ['schedule.deleteCalendarFeed', deleteCalendarFeedRoute],
  ['schedule.deleteForEveryone', deleteForEveryoneRoute],
  ['schedule.deleteItem', deleteItemRoute],
  ['schedule.duplicateItem', duplicateItemRoute],
  ['schedule.getCalendarFeed', getCalendarFeedRoute],
  ['schedule.getEventAccess', getEventAccessRoute],
  ['schedule.getEventAttendance', getEventAttendanceRoute],
  ['schedule.getEventLink', getEventLinkRoute],
  ['schedule.listCalendar', listCalendarRoute],
  ['schedule.listEventPeople', listEventPeopleRoute],
  ['schedule.listEventSubscriptions', listEventSubscriptionsRoute],
  ['schedule.listOccurrences', listOccurrencesRoute],
  ['schedule.listScheduleFilters', listScheduleFiltersRoute],
  ['schedule.listSchedule', listScheduleRoute],
  ['schedule.moveForEveryone', moveForEveryoneRoute],
  ['schedule.pauseSchedule', pauseScheduleRoute],
  ['schedule.planProgram', planProgramRoute],
  ['schedule.readCalendarFeed', readCalendarFeedRoute],
  ['schedule.rescheduleItem', rescheduleItemRoute],
  ['schedule.restoreEventDate', restoreEventDateRoute],
  ['schedule.restoreForEveryone', restoreForEveryoneRoute],
  ['schedule.restoreItem', restoreItemRoute],
  ['schedule.scheduleForEveryone', scheduleForEveryoneRoute],
  ['schedule.scheduleItem', scheduleItemRoute],
  ['schedule.subscribeEvent', subscribeEventRoute],
]
