import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { scheduleFilter } from './shapes.ts'

/** What the viewer's schedule can be filtered by: up to 100 programs, then the types and scopes of its items. */
export const listScheduleFilters = defineCall({
  method: 'GET',
  path: '/schedule/filters',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({ items: z.array(scheduleFilter) }),
  summary: 'List the filters of the schedule',
})
