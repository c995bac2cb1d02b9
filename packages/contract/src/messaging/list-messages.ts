import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryBoolean, queryInteger } from '../shapes.ts'
import { message, messageTs } from './shapes.ts'

/**
 * Lists messages by key, not offset, without those of blocked people. `remaining_messages` counts up to 1,000; a
 * socket resumes at `seq`.
 */
export const listMessages = defineCall({
  method: 'GET',
  path: '/threads/:id/messages',
  auth: 'public',
  input: z.strictObject({
    id,
    before: messageTs.optional(),
    after: messageTs.optional(),
    /** The replies to this message instead; empty where there are none. */
    parent_ts: messageTs.optional(),
    /** Pinned messages only. */
    is_pinned: queryBoolean.default(false),
    order: z.enum(['desc', 'asc']).default('desc'),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    messages: z.array(message),
    remaining_messages: z.number().int(),
    seq: z.number().int(),
  }),
  errors: ['messaging_unavailable'],
  summary: 'List messages',
})
