import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id, optionalText } from '../shapes.ts'
import { cancelReason } from './shapes.ts'

/** Stores why the member canceled, for the owner. The last answer applies. */
export const giveCancelReason = defineCall({
  method: 'PUT',
  path: '/subscriptions/:id/cancel_reason',
  auth: 'member',
  input: z.strictObject({ id, reason: cancelReason, comment: optionalText(500).default('') }),
  output: emptyOutput,
  errors: ['not_canceled'],
  summary: 'Say why a subscription was canceled',
})
