import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { conversationKey, conversationMessage } from './inbox-shapes.ts'
import { newMessage } from './shapes.ts'

/**
 * Answers in a conversation, as the messaging profile or as the team member's own user. Sending it again with the same
 * `client_id` returns the existing messages. Files come from `uploadReplyFile`.
 */
export const sendReply = defineCall({
  method: 'POST',
  path: '/studio/conversations/:id/messages',
  auth: 'team',
  input: z.strictObject({ ...conversationKey, data: newMessage }),
  output: z.object({ messages: z.array(conversationMessage), seq: z.number().int() }),
  errors: ['message_is_empty', 'messaging_unavailable', 'quote_not_found', 'thread_is_read_only'],
  rate: { limit: 120, seconds: 60 },
  summary: 'Answer in a conversation',
})
