import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { scheduledItem } from './shapes.ts'

/** A copy on the same day, or today where that day is past; an hour that has gone by becomes all day. */
export const duplicateItem = defineCall({
  method: 'POST',
  path: '/schedule/:id/duplicate',
  auth: 'member',
  input: z.strictObject({ id }),
  output: scheduledItem,
  errors: ['page_locked'],
  summary: 'Duplicate a scheduled item',
})
