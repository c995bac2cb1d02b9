import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { subscription } from './shapes.ts'

/**
 * Withdraws a break that has not started, or starts a new period now and charges it. `payment_failed` leaves the break
 * as it is.
 */
export const endPause = defineCall({
  method: 'DELETE',
  path: '/subscriptions/:id/pause',
  auth: 'member',
  input: z.strictObject({ id }),
  output: subscription,
  errors: ['not_paused', 'payment_failed'],
  summary: 'End the pause of a subscription',
})
