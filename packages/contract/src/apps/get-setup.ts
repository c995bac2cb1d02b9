import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { setupStep } from './shapes.ts'

/** How far the owner's set-up guide is: its steps in order, each ticked by what is really there. */
export const getSetup = defineCall({
  method: 'GET',
  path: '/studio/setup',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ steps: z.array(setupStep), done: z.number().int(), total: z.number().int() }),
  summary: 'Get the progress of the set-up guide',
})
