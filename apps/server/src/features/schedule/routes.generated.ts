// Written by scripts/generate.ts from apps/server/src/features/schedule/**/routes. Do not edit.
import type { NamedRoute } from '#platform/http/implement.ts'
import { deleteItemRoute } from './routes/delete-item.ts'
import { duplicateItemRoute } from './routes/duplicate-item.ts'
import { getEventAccessRoute } from './routes/get-event-access.ts'
import { listOccurrencesRoute } from './routes/list-occurrences.ts'
import { listScheduleRoute } from './routes/list-schedule.ts'
import { rescheduleItemRoute } from './routes/reschedule-item.ts'
import { restoreItemRoute } from './routes/restore-item.ts'
import { scheduleItemRoute } from './routes/schedule-item.ts'

/** Every route of the feature with the name of its call. */
export const routes: readonly NamedRoute[] = [
  ['schedule.deleteItem', deleteItemRoute],
  ['schedule.duplicateItem', duplicateItemRoute],
  ['schedule.getEventAccess', getEventAccessRoute],
  ['schedule.listOccurrences', listOccurrencesRoute],
  ['schedule.listSchedule', listScheduleRoute],
  ['schedule.rescheduleItem', rescheduleItemRoute],
  ['schedule.restoreItem', restoreItemRoute],
  ['schedule.scheduleItem', scheduleItemRoute],
]
