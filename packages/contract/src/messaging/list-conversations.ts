import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalLine, queryBoolean, queryInteger } from '../shapes.ts'
import { conversation, conversationView, inboxCounts, inboxScope } from './inbox-shapes.ts'
import { messageTs } from './shapes.ts'

/** A place in the list: the time of the latest message and the id of the conversation. */
const conversationCursor = z
  .string()
  .max(60)
  .refine((text) => {
    const [order_ts, conversation_id, ...more] = text.split(':')
    return messageTs.safeParse(order_ts).success && id.safeParse(conversation_id).success && more.length === 0
  })

/**
 * Lists conversations, the latest message first: of the team (needs the inbox permission), or of the team member
 * alone. Nobody else's conversations are ever listed.
 */
export const listConversations = defineCall({
  method: 'GET',
  path: '/studio/conversations',
  auth: 'team',
  input: z.strictObject({
    scope: inboxScope.default('team'),
    view: conversationView.default('open'),
    is_unread: queryBoolean.default(false),
    assignee: z.enum(['anyone', 'me', 'unassigned']).default('anyone'),
    /** One team member instead of `assignee`. */
    assignee_id: id.optional(),
    /** Beginnings of words in names of people and titles of groups. */
    term: optionalLine(60).default(''),
    /** `next_cursor` of the page before. */
    cursor: conversationCursor.optional(),
    limit: queryInteger(1, 50).default(30),
  }),
  output: z.object({
    conversations: z.array(conversation),
    next_cursor: z.string().nullable(),
    counts: inboxCounts,
  }),
  summary: 'List conversations of the inbox',
})
