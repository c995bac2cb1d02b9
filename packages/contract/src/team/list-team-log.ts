import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { logEntry } from './team-shapes.ts'

/** Lists the actions of the team in the account and its apps, newest first. Entries never change. */
export const listTeamLog = defineCall({
  method: 'GET',
  path: '/studio/team/log',
  auth: 'account',
  role: 'account_admin',
  input: z.strictObject({
    /** The id of the last entry received; the entries before it follow. */
    before: id.optional(),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({ entries: z.array(logEntry), next_before: id.nullable() }),
  summary: 'List the team’s log',
})
