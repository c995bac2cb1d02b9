import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id, optionalText } from '../shapes.ts'
import { reportReason } from './report-shapes.ts'
import { messageTs } from './shapes.ts'

/**
 * Reports the message of another person to the team. The message and its neighbours are copied at once. Other members
 * never learn who has reported what.
 */
export const reportMessage = defineCall({
  method: 'POST',
  path: '/threads/:id/messages/:ts/report',
  auth: 'member',
  input: z.strictObject({
    id,
    ts: messageTs,
    reason: reportReason,
    note: optionalText(1000).default(''),
  }),
  output: emptyOutput,
  errors: ['already_reported'],
  rate: { limit: 60, seconds: 3600 },
  summary: 'Report a message',
})
