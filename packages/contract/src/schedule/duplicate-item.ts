import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { scheduledItem } from './shapes.ts'

/** A copy on the same day, or today where that day is past. */
export const duplicateItem = defineCall({
  method: 'POST',
  path: '/schedule/:id/duplicate',
  auth: 'member',
  input: z.strictObject({ id }),
  output: scheduledItem,
  summary: 'Duplicates a scheduled item.',
})
