import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { studioApp } from './shapes.ts'

/** Moves the clock of a sandbox app forward, by at most a year in one step; never back. */
export const moveClock = defineCall({
  method: 'POST',
  path: '/studio/app/clock',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({
    forward_seconds: z
      .number()
      .int()
      .min(1)
      .max(366 * 24 * 60 * 60),
  }),
  output: studioApp,
  errors: ['not_sandbox'],
  summary: 'Move the clock of a sandbox app forward',
})
