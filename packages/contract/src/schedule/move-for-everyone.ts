import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { calendarItem, calendarItemDate } from './calendar-shapes.ts'

/** Moves an item that is scheduled for all members. Who has completed it has it completed still. */
export const moveForEveryone = defineCall({
  method: 'PUT',
  path: '/studio/schedule/:id',
  auth: 'team',
  input: calendarItemDate.extend({ id }),
  output: calendarItem,
  summary: 'Move an item of all members',
})
