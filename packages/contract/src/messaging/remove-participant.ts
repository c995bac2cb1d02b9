import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { thread } from './shapes.ts'

/**
 * Removes a person from a group: oneself, or as its creator or an admin anybody. A group that is left with one other
 * person is called after that person again.
 */
export const removeParticipant = defineCall({
  method: 'POST',
  path: '/threads/:id/remove_participant',
  auth: 'member',
  input: z.strictObject({ id, user_id: id }),
  /** Null for who has left. */
  output: z.object({ thread: thread.nullable() }),
  errors: ['messaging_unavailable'],
  rate: { limit: 60, seconds: 60 },
  summary: 'Remove a person from a group, or leave it',
})
