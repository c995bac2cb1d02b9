import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { memberWarning } from './report-shapes.ts'

/**
 * Whether conversations (`all` of `listThreads`) have unread messages; muted ones and comments on pages do not count.
 * Also the warnings of the team that the member has to confirm.
 */
export const getUnreadStatus = defineCall({
  method: 'GET',
  path: '/threads/unread_status',
  auth: 'member',
  input: z.strictObject({}),
  output: z.object({
    has_unread: z.boolean(),
    /** Threads with unread messages, counted up to 100. */
    unread_threads: z.number().int(),
    /** The oldest five. */
    warnings: z.array(memberWarning),
  }),
  summary: 'Get the unread status',
})
