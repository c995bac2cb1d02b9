import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { calendarItem } from './calendar-shapes.ts'

/** Undoes the removal of an item of all members, for a day after it, with who had completed it. */
export const restoreForEveryone = defineCall({
  method: 'POST',
  path: '/studio/schedule/:id/restore',
  auth: 'team',
  input: z.strictObject({ id }),
  output: calendarItem,
  summary: 'Restore an item of all members',
})
