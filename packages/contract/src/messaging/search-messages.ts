import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { message, messageTs } from './shapes.ts'
import { foundThread, searchTerm, textRange } from './search-shapes.ts'

/**
 * Searches the messages that the member may read now, newest first: own conversations since they joined, channels,
 * pages and replies. Every word of the term begins a word of the message; accents and case do not matter.
 */
export const searchMessages = defineCall({
  method: 'GET',
  path: '/messages/search',
  auth: 'member',
  input: z.strictObject({
    term: searchTerm,
    /** One thread with the replies in it. */
    thread_id: id.optional(),
    before: messageTs.optional(),
    limit: queryInteger(1, 50).default(20),
  }),
  output: z.object({
    items: z.array(
      z.object({
        thread: foundThread,
        message: message.pick({
          message_thread_id: true,
          message_ts: true,
          message_type: true,
          is_root: true,
          user: true,
        }),
        /** Plain text around the first match. */
        excerpt: z.string(),
        ranges: z.array(textRange),
      }),
    ),
    /** `before` of the next page; null after the last one. */
    next_before: messageTs.nullable(),
  }),
  errors: ['messaging_unavailable'],
  summary: 'Search messages',
})
