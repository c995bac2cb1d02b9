import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { paymentIntent } from './shapes.ts'

/** The order’s own state after verified payment events, as it is stored; the client polls it until it is settled. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/orders/:order_id',
  auth: 'member',
  input: z.strictObject({ order_id: id }),
  output: paymentIntent,
  summary: 'Get the state of a payment',
})
