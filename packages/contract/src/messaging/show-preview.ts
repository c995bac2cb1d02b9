import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { message, messageTs } from './shapes.ts'

/** Removes the preview of the link in one's own message, or has it made again. Doing it twice changes nothing. */
export const showPreview = defineCall({
  method: 'PUT',
  path: '/threads/:id/messages/:ts/preview',
  auth: 'member',
  input: z.strictObject({ id, ts: messageTs, shown: z.boolean() }),
  output: z.object({ message, seq: z.number().int() }),
  errors: ['thread_is_read_only'],
  rate: { limit: 60, seconds: 60 },
  summary: 'Show or remove a link preview',
})
