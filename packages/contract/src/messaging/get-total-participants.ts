import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** Counts the participants of a private thread, the members who read a feed (up to 500), or who has written on a page. */
export const getTotalParticipants = defineCall({
  method: 'GET',
  path: '/threads/:id/total_participants',
  auth: 'member',
  input: z.strictObject({ id }),
  output: z.object({ total_participants: z.number().int() }),
  errors: ['messaging_unavailable'],
  summary: 'Count the participants of a thread',
})
