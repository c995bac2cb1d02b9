import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { appSummary } from './shapes.ts'

/** The apps of the team member's account, oldest first. */
export const listApps = defineCall({
  method: 'GET',
  path: '/studio/apps',
  auth: 'account',
  input: z.strictObject({}),
  output: z.object({ apps: z.array(appSummary) }),
  summary: 'List apps',
})
