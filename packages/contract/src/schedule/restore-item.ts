import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { scheduledItem } from './shapes.ts'

/** Undoes the removal of an item, for a day after it. Repeating it changes nothing. */
export const restoreItem = defineCall({
  method: 'POST',
  path: '/schedule/:id/restore',
  auth: 'member',
  input: z.strictObject({ id }),
  output: scheduledItem,
  summary: 'Restore a removed item',
})
