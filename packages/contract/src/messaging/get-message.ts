import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { message, messageTs } from './shapes.ts'

/** One message of a thread that the viewer may read; a deleted one is unknown. */
export const getMessage = defineCall({
  method: 'GET',
  path: '/threads/:id/messages/:ts',
  auth: 'public',
  input: z.strictObject({ id, ts: messageTs }),
  output: message,
  errors: ['messaging_unavailable'],
  summary: 'Get a message',
})
