import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { studioOrder } from './order-shapes.ts'

/** Returns an order with its payments, refunds, disputes, invoices, the access that it opened and its timeline. */
export const getStudioOrder = defineCall({
  method: 'GET',
  path: '/studio/orders/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: studioOrder,
  summary: 'Get an order for the studio',
})
