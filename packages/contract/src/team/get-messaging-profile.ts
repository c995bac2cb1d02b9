import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, emptyOutput } from '../shapes.ts'

/** The team member as whom the app itself writes; null where nobody is. */
export const getMessagingProfile = defineCall({
  method: 'GET',
  path: '/studio/messaging_profile',
  auth: 'team',
  input: emptyOutput,
  output: z.object({ team_member_id: id.nullable() }),
  summary: 'Get the messaging profile',
})
