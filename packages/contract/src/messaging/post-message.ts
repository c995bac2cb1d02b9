import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { message, messageAction } from './shapes.ts'

/**
 * Each action has a policy of its own. A text with links becomes a message and attachments (spec section 5); pictures and
 * a file become messages before the text. Only likes change `reaction_count`.
 */
export const postMessage = defineCall({
  method: 'POST',
  path: '/threads/:id/messages',
  auth: 'member',
  input: z.strictObject({ id, data: messageAction }),
  output: z.object({ messages: z.array(message), seq: z.number().int() }),
  errors: [
    'messaging_unavailable',
    'thread_is_read_only',
    'message_not_found',
    'message_is_empty',
    'quote_not_found',
  ],
  rate: { limit: 60, seconds: 60 },
  summary: 'Post, edit, delete or react to a message',
})
