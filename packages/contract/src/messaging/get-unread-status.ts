import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Whether conversations (`all` of `listThreads`) have unread messages; muted ones and comments on pages do not count. */
export const getUnreadStatus = defineCall({
  method: 'GET',
  path: '/threads/unread_status',
  auth: 'member',
  input: z.strictObject({}),
  output: z.object({
    has_unread: z.boolean(),
    /** Threads with unread messages, counted up to 100. */
    unread_threads: z.number().int(),
  }),
  summary: 'Get the unread status',
})
