import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { savedReply } from './inbox-shapes.ts'

/** Lists the app's saved replies by title. */
export const listSavedReplies = defineCall({
  method: 'GET',
  path: '/studio/saved_replies',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(savedReply), abilities: z.object({ change: z.boolean() }) }),
  summary: 'List saved replies',
})
