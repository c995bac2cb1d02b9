import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { idList, queryInteger } from '../shapes.ts'
import { messageTs, thread } from './shapes.ts'

/**
 * Lists the member's conversations, the latest message first. `all`: direct threads, groups and feeds; `page`: pages on
 * which they have written; `unread`: those of `all` with unread messages. A direct thread without messages is listed
 * to its creator alone. Threads with the same time are never split: an answer may have more than `limit`.
 */
export const listThreads = defineCall({
  method: 'GET',
  path: '/threads',
  auth: 'member',
  input: z.strictObject({
    type: z.enum(['all', 'direct', 'group', 'feed', 'page', 'unread']).default('all'),
    /** Of `latest_message_ts`; a thread without messages has the time of its creation. */
    before: messageTs.optional(),
    after: messageTs.optional(),
    except_ids: idList(200).optional(),
    limit: queryInteger(1, 50).default(20),
  }),
  output: z.object({
    threads: z.array(thread),
    has_more: z.boolean(),
    /** `before` of the next page; null after the last one. */
    next_before: messageTs.nullable(),
  }),
  errors: ['messaging_unavailable', 'purchase_required'],
  summary: 'List threads',
})
