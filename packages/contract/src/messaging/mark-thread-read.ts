import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { messageTs } from './shapes.ts'

/** The marker only moves forward; nothing else changes (security, "State-changing GETs"). */
export const markThreadRead = defineCall({
  method: 'GET',
  path: '/threads/:id/read',
  auth: 'member',
  input: z.strictObject({ id, client_ts: messageTs }),
  output: z.object({ last_message_read_ts: messageTs }),
  errors: ['messaging_unavailable'],
  summary: 'Mark a thread as read',
})
