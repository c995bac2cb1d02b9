import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { subscription } from './shapes.ts'

/**
 * Plans a break from the end of the paid period for some months: no access and no invoices until a new period starts.
 * A paused, canceled, overdue or ended subscription cannot be paused, nor one whose switch is planned (`switch_planned`).
 */
export const pauseSubscription = defineCall({
  method: 'POST',
  path: '/subscriptions/:id/pause',
  auth: 'member',
  input: z.strictObject({ id, months: z.number().int().min(1).max(3) }),
  output: subscription,
  errors: ['cannot_pause', 'switch_planned'],
  summary: 'Pause a subscription',
})
