import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { author, messageTs } from './shapes.ts'

/**
 * Lists who reacted to a message, the latest first; `emoji` is null for likes. Hidden and blocked people are left out.
 * `page` counts pages of 50 from 1.
 */
export const listMessageReactions = defineCall({
  method: 'GET',
  path: '/threads/:id/messages/:ts/reactions',
  auth: 'public',
  input: z.strictObject({ id, ts: messageTs, page: queryInteger(1, 200).default(1) }),
  output: z.object({
    items: z.array(z.object({ user: author, emoji: z.string().nullable() })),
    has_more: z.boolean(),
  }),
  errors: ['messaging_unavailable'],
  summary: 'List reactions to a message',
})
