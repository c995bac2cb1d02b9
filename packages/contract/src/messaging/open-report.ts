import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { reportCaseDetail } from './report-shapes.ts'

/**
 * Opens a case: the message with its neighbours, who has reported it, and the history of its author. Opening a case of
 * a private thread is logged, once an hour for each team member.
 */
export const openReport = defineCall({
  method: 'POST',
  path: '/studio/reports/:id/open',
  auth: 'team',
  input: z.strictObject({ id }),
  output: reportCaseDetail,
  replay: false,
  summary: 'Open a reported message',
})
