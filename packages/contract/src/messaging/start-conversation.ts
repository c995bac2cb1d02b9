import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { conversationDetail, inboxScope } from './inbox-shapes.ts'

/**
 * Finds or starts the conversation with a member. `member_id` is the user's. Whoever cannot be written to, for
 * whatever reason, answers `cannot_message_member`.
 */
export const startConversation = defineCall({
  method: 'POST',
  path: '/studio/conversations',
  auth: 'team',
  input: z.strictObject({ scope: inboxScope.default('team'), member_id: id }),
  output: conversationDetail,
  errors: ['cannot_message_member', 'messaging_unavailable', 'no_messaging_profile'],
  rate: { limit: 60, seconds: 60 },
  summary: 'Start a conversation with a member',
})
