import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { conversation, conversationKey } from './inbox-shapes.ts'
import { messageTs } from './shapes.ts'

/** Marks a conversation as done up to the latest message that was seen, or reopens it. A later one reopens it too. */
export const markConversationDone = defineCall({
  method: 'PUT',
  path: '/studio/conversations/:id/done',
  auth: 'team',
  input: z.strictObject({
    ...conversationKey,
    is_done: z.boolean(),
    /** The latest message on the screen, so that one which has just arrived is not missed; by default the newest. */
    message_ts: messageTs.optional(),
  }),
  output: conversation,
  summary: 'Mark a conversation as done',
})
