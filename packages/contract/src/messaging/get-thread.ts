import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { thread } from './shapes.ts'

/** A page thread follows its page’s access; a private one is there for its participants alone. */
export const getThread = defineCall({
  method: 'GET',
  path: '/threads/:id',
  auth: 'public',
  input: z.strictObject({ id }),
  output: thread,
  errors: ['messaging_unavailable'],
  summary: 'Gives a thread.',
})
