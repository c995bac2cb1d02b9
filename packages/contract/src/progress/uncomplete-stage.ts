import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { programSubscription } from './shapes.ts'

/** Undoes the completion of everything in the stage. */
export const uncompleteStage = defineCall({
  method: 'DELETE',
  path: '/programs/:id/stages/:stage_id',
  auth: 'member',
  input: z.strictObject({ id, stage_id: id }),
  output: z.object({ program_subscription: programSubscription }),
  errors: ['program_not_found', 'page_locked'],
  summary: 'Undo the completion of a stage',
})
