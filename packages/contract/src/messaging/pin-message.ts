import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { message, messageTs } from './shapes.ts'

/**
 * Pins or unpins a message: participants in their private threads, admins in feeds and on pages. A thread has at most
 * 50 pinned messages. Doing it twice changes nothing.
 */
export const pinMessage = defineCall({
  method: 'PUT',
  path: '/threads/:id/pin',
  auth: 'member',
  input: z.strictObject({ id, pinned: z.boolean(), message_ts: messageTs }),
  output: z.object({ message, seq: z.number().int() }),
  errors: ['messaging_unavailable', 'thread_is_read_only', 'message_not_found', 'too_many_pinned'],
  rate: { limit: 60, seconds: 60 },
  summary: 'Pin or unpin a message',
})
