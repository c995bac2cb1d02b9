import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { programSubscription } from './shapes.ts'

/** Stages of another program, and programs that are unknown, answer `program_not_found`. */
export const completeStage = defineCall({
  method: 'POST',
  path: '/programs/:id/stages/:stage_id/complete',
  auth: 'member',
  input: z.strictObject({ id, stage_id: id }),
  output: z.object({ program_subscription: programSubscription }),
  errors: ['program_not_found', 'page_locked'],
  summary: 'Complete a stage',
})
