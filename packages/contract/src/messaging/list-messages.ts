import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { message, messageTs } from './shapes.ts'

/**
 * By key, never by offset; blocked people’s messages are absent. `remaining_messages` counts up to 1,000, and `seq`
 * is where a socket goes on.
 */
export const listMessages = defineCall({
  method: 'GET',
  path: '/threads/:id/messages',
  auth: 'public',
  input: z.strictObject({
    id,
    before: messageTs.optional(),
    after: messageTs.optional(),
    order: z.enum(['desc', 'asc']).default('desc'),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    messages: z.array(message),
    remaining_messages: z.number().int(),
    seq: z.number().int(),
  }),
  summary: 'List messages',
})
