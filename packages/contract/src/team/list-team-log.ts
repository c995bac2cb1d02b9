import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { logEntry } from './team-shapes.ts'

/** Who did what to whom in the account and its apps, newest first. Nothing in it is ever changed. */
export const listTeamLog = defineCall({
  method: 'GET',
  path: '/studio/team/log',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({
    /** The id of the last line that is known; the lines before it follow. */
    before: id.optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({ entries: z.array(logEntry), next_before: id.nullable() }),
  summary: 'List the team’s log',
})
