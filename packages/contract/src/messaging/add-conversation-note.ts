import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../shapes.ts'
import { conversationKey, conversationNote } from './inbox-shapes.ts'

/** Adds a note that the team reads beside a conversation; it is never sent. A conversation has at most 500. */
export const addConversationNote = defineCall({
  method: 'POST',
  path: '/studio/conversations/:id/notes',
  auth: 'team',
  input: z.strictObject({ ...conversationKey, text: requiredText(4000) }),
  output: conversationNote,
  errors: ['too_many_notes'],
  rate: { limit: 60, seconds: 60 },
  summary: 'Add a note to a conversation',
})
