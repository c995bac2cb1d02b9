import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { subscription } from './shapes.ts'

/** Access lasts until the paid period ends. */
export const cancelSubscription = defineCall({
  method: 'DELETE',
  path: '/subscriptions/:id',
  auth: 'member',
  input: z.strictObject({ id }),
  output: subscription,
  errors: ['already_canceled'],
  summary: 'Cancel a subscription',
})
