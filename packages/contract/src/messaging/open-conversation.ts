import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { conversationDetail, conversationKey } from './inbox-shapes.ts'

/** One conversation of the inbox with its people and notes. Nothing is marked as read. */
export const openConversation = defineCall({
  method: 'GET',
  path: '/studio/conversations/:id',
  auth: 'team',
  input: z.strictObject({ ...conversationKey }),
  output: conversationDetail,
  summary: 'Get a conversation of the inbox',
})
