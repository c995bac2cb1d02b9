import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { conversation, conversationKey } from './inbox-shapes.ts'

/** Assigns a conversation of the team to one of those with the inbox permission, or to nobody. */
export const assignConversation = defineCall({
  method: 'PUT',
  path: '/studio/conversations/:id/assignee',
  auth: 'team',
  input: z.strictObject({ ...conversationKey, team_member_id: id.nullable() }),
  output: conversation,
  summary: 'Assign a conversation',
})
