import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { thread } from './shapes.ts'

/** Adds people to a group; they see messages from then on. Those who take part already are no mistake. */
export const addParticipants = defineCall({
  method: 'POST',
  path: '/threads/:id/add_participants',
  auth: 'member',
  input: z.strictObject({ id, user_ids: z.array(id).min(1).max(249) }),
  output: thread,
  errors: ['messaging_unavailable', 'not_accepting_messages', 'plan_required', 'too_many_participants'],
  rate: { limit: 30, seconds: 60 },
  summary: 'Add people to a group',
})
