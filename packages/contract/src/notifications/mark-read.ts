import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Marks notifications of the member as read: those that are named, or all. Others of these ids are ignored. */
export const markRead = defineCall({
  method: 'POST',
  path: '/notifications/read',
  auth: 'member',
  input: z.strictObject({ ids: z.array(id).min(1).max(100).optional() }),
  output: z.object({ unread_count: z.number().int() }),
  summary: 'Mark notifications as read',
})
