import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { programSubscription } from './shapes.ts'

/** Completes every page of the sequence that the member may open. */
export const completeProgram = defineCall({
  method: 'POST',
  path: '/programs/:id/complete',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ program_subscription: programSubscription }),
  errors: ['program_not_found', 'page_locked'],
  summary: 'Complete a program',
})
