import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalLine } from '../shapes.ts'
import { message, newMessage, thread } from './shapes.ts'

/** `{thread_id}:{message_ts}` of the message above a reply thread. */
const parentMessageId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(0|[1-9]\d{0,17})$/)

/**
 * Starts a conversation and sends its first messages. With one other person it is their direct thread, which exists
 * once; with several a new group (needs the plan pro). With `parent_message_id` it is the one thread of replies to that
 * message, and `subscriber_ids` is empty.
 */
export const createThread = defineCall({
  method: 'POST',
  path: '/threads',
  auth: 'member',
  input: z.strictObject({
    subscriber_ids: z.array(id).max(249).default([]),
    parent_message_id: parentMessageId.nullable().default(null),
    /** Of a group. */
    title: optionalLine(120).default(''),
    messages: z.array(newMessage).max(10).default([]),
  }),
  output: z.object({ thread, messages: z.array(message) }),
  errors: [
    'message_is_empty',
    'messaging_unavailable',
    'not_accepting_messages',
    'plan_required',
    'purchase_required',
    'quote_not_found',
    'thread_is_read_only',
  ],
  rate: { limit: 30, seconds: 60 },
  summary: 'Start a thread',
})
