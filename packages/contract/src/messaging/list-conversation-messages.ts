import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { conversationKey, conversationMessage } from './inbox-shapes.ts'
import { messageTs } from './shapes.ts'

/** Lists messages of a conversation as its own side sees them. Addresses of files end within ten minutes. */
export const listConversationMessages = defineCall({
  method: 'GET',
  path: '/studio/conversations/:id/messages',
  auth: 'team',
  input: z.strictObject({
    ...conversationKey,
    before: messageTs.optional(),
    after: messageTs.optional(),
    order: z.enum(['desc', 'asc']).default('desc'),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    messages: z.array(conversationMessage),
    /** Further ones in this direction, counted up to 1,000. */
    remaining_messages: z.number().int(),
    /** Of the thread's log: it rises with every change, also edits and deletions. */
    seq: z.number().int(),
  }),
  summary: 'List messages of a conversation',
})
