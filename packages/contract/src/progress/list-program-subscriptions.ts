import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { programSubscription } from './shapes.ts'

/** Programs with a run that has not ended. */
export const listProgramSubscriptions = defineCall({
  method: 'GET',
  path: '/programs/subscriptions',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({ program_subscriptions: z.array(programSubscription) }),
  summary: 'List the member’s programs',
})
