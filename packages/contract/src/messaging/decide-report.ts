import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { reportCase, reportDecision } from './report-shapes.ts'

/**
 * Decides about a reported message or its author. A member is muted and suspended with their message hidden. A
 * decision can be changed later; a hidden message can be restored within 30 days. The first one is mailed to those who
 * have reported.
 */
export const decideReport = defineCall({
  method: 'POST',
  path: '/studio/reports/:id/decide',
  auth: 'team',
  input: z.strictObject({ id, data: reportDecision }),
  output: reportCase,
  errors: ['is_team', 'member_is_gone', 'cannot_restore'],
  summary: 'Decide about a reported message',
})
