import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { messageTs, sharedMessage } from './shapes.ts'

/**
 * Reads the thread of an open case around the reported message, or on from a message that was read. Each reading from
 * the reported message is logged, further parts once an hour.
 */
export const readReportedThread = defineCall({
  method: 'POST',
  path: '/studio/reports/:id/thread',
  auth: 'team',
  input: z.strictObject({
    id,
    /** The messages before this one, or after it; without both, those around the reported one. */
    before: messageTs.optional(),
    after: messageTs.optional(),
  }),
  output: z.object({
    /** Oldest first; deleted ones are missing and hidden ones have no content. */
    messages: z.array(sharedMessage),
    has_earlier: z.boolean(),
    has_later: z.boolean(),
  }),
  errors: ['report_is_resolved'],
  replay: false,
  summary: 'Read the conversation of a report',
})
