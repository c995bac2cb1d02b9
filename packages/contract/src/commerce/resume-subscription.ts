import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { subscription } from './shapes.ts'

/** Withdraws a cancellation before the paid period ends, so that the subscription renews again. */
export const resumeSubscription = defineCall({
  method: 'POST',
  path: '/subscriptions/:id/resume',
  auth: 'member',
  input: z.strictObject({ id }),
  output: subscription,
  errors: ['already_ended', 'not_canceled'],
  summary: 'Resume a canceled subscription',
})
