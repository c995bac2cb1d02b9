import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { reportCase } from './report-shapes.ts'

/** Lists reported messages, the latest case first, without what others wrote around them. */
export const listReports = defineCall({
  method: 'GET',
  path: '/studio/reports',
  auth: 'team',
  input: z.strictObject({
    status: z.enum(['open', 'resolved']).default('open'),
    /** The id of the last case received; the cases before it follow. */
    before: id.optional(),
    limit: queryInteger(1, 100).default(30),
  }),
  output: z.object({
    cases: z.array(reportCase),
    next_before: id.nullable(),
    /** Open cases, counted up to 100. */
    open_count: z.number().int(),
  }),
  summary: 'List reported messages',
})
