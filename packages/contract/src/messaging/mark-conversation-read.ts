import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { messageTs } from './shapes.ts'
import { conversationKey } from './inbox-shapes.ts'

/** Moves the marker of the conversation's own side forward, never back; a team shares the one of its messaging profile. */
export const markConversationRead = defineCall({
  method: 'POST',
  path: '/studio/conversations/:id/read',
  auth: 'team',
  input: z.strictObject({ ...conversationKey, message_ts: messageTs }),
  output: z.object({ last_message_read_ts: messageTs }),
  summary: 'Mark a conversation as read',
})
