import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryBoolean, queryInteger } from '../shapes.ts'
import { conversation, conversationView, inboxCounts, inboxScope } from './inbox-shapes.ts'

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
    term: z.string().trim().max(60).default(''),
    /** `next_cursor` of the page before. */
    cursor: z
      .string()
      .regex(/^(0|[1-9]\d{0,18}):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      .optional(),
    limit: queryInteger(1, 50).default(30),
  }),
  output: z.object({
    conversations: z.array(conversation),
    next_cursor: z.string().nullable(),
    counts: inboxCounts,
  }),
  summary: 'List conversations of the inbox',
})
