import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/** Returns the team member that the app itself writes as; null if there is none. */
export const getMessagingProfile = defineCall({
  method: 'GET',
  path: '/studio/messaging_profile',
  auth: 'team',
  input: emptyOutput,
  output: z.object({ team_member_id: id.nullable() }),
  summary: 'Get the messaging profile',
})
