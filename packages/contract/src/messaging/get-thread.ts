import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { thread } from './shapes.ts'

/** A page thread has the id of its page and follows its access; it is there before its first message. */
export const getThread = defineCall({
  method: 'GET',
  path: '/threads/:id',
  auth: 'public',
  input: z.strictObject({ id }),
  output: thread,
  errors: ['messaging_unavailable'],
  summary: 'Get a thread',
})
