import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredText } from '../shapes.ts'
import { orderEvent } from './order-shapes.ts'

/** Adds a note to the timeline of an order, which only the team sees. */
export const addOrderNote = defineCall({
  method: 'POST',
  path: '/studio/orders/:id/notes',
  auth: 'team',
  input: z.strictObject({ id, text: requiredText(1000) }),
  output: orderEvent,
  summary: 'Add a note to an order',
})
