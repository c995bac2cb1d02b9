import { defineCall } from '../define-call.ts'
import { z } from 'zod'
import { emptyOutput, id } from '../shapes.ts'

/** Takes an item off the calendars of all members. It can be restored for a day. */
export const deleteForEveryone = defineCall({
  method: 'DELETE',
  path: '/studio/schedule/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'Delete an item of all members',
})
