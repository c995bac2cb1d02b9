import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'
import { conversationKey } from './inbox-shapes.ts'

/** Deletes a note of one's own. */
export const deleteConversationNote = defineCall({
  method: 'DELETE',
  path: '/studio/conversations/:id/notes/:note_id',
  auth: 'team',
  input: z.strictObject({ ...conversationKey, note_id: id }),
  output: emptyOutput,
  summary: 'Delete a note of a conversation',
})
