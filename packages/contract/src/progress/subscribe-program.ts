import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { programSubscription } from './shapes.ts'

/** The same action as starting its page. */
export const subscribeProgram = defineCall({
  method: 'POST',
  path: '/programs/:id/subscribe',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ program_subscription: programSubscription }),
  errors: ['program_not_found', 'page_locked'],
  summary: 'Start a program',
})
