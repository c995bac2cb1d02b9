import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { orderDispute, studioOrder } from './order-shapes.ts'

/** Disputes the newest payment of an order of test money, or decides the open dispute, as the card's bank would. */
export const disputeTestOrder = defineCall({
  method: 'POST',
  path: '/studio/orders/:id/test_dispute',
  auth: 'team',
  input: z.strictObject({ id, state: orderDispute.shape.state }),
  output: studioOrder,
  errors: ['not_a_sandbox_order', 'not_paid'],
  summary: 'Dispute an order of test money',
})
