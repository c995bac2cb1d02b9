import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { savedReply, savedReplyInput } from './inbox-shapes.ts'

/** Adds a saved reply to the app; needs the inbox permission. An app has at most 200. */
export const createSavedReply = defineCall({
  method: 'POST',
  path: '/studio/saved_replies',
  auth: 'team',
  input: z.strictObject(savedReplyInput),
  output: savedReply,
  errors: ['too_many_saved_replies'],
  summary: 'Create a saved reply',
})
