import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, queryInteger } from '../shapes.ts'
import { participant } from './shapes.ts'

/**
 * Lists the participants of a private thread as they joined, the members who read a feed by name, or who has written on
 * a page, the last to write first; up to 500 people, which `term` narrows by name. Hidden people are absent.
 */
export const listParticipants = defineCall({
  method: 'GET',
  path: '/threads/:id/participants',
  auth: 'member',
  input: z.strictObject({
    id,
    term: z.string().trim().max(60).default(''),
    page: queryInteger(0, 9).default(0),
  }),
  output: z.object({
    items: z.array(participant),
    has_more: z.boolean(),
    next_page: z.number().int().nullable(),
  }),
  errors: ['messaging_unavailable'],
  summary: 'List the participants of a thread',
})
