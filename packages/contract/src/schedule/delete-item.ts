import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** The page itself is not touched. The item can be restored for a day. What is scheduled for everyone stays. */
export const deleteItem = defineCall({
  method: 'DELETE',
  path: '/schedule/:id',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ id }),
  errors: ['scheduled_for_everyone'],
  summary: 'Delete a scheduled item',
})
