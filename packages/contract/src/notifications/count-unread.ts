import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'

/** Counts the member's unread notifications, up to 100. */
export const countUnread = defineCall({
  method: 'GET',
  path: '/notifications/unread',
  auth: 'member',
  input: emptyOutput,
  output: z.object({ unread_count: z.number().int() }),
  summary: 'Count unread notifications',
})
