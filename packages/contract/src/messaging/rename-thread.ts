import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLine } from '../shapes.ts'
import { thread } from './shapes.ts'

/** Gives a group a title of its own; from then on `has_been_renamed` is true. Every participant may. */
export const renameThread = defineCall({
  method: 'POST',
  path: '/threads/:id/rename',
  auth: 'member',
  input: z.strictObject({ id, title: requiredLine(120) }),
  output: thread,
  errors: ['messaging_unavailable'],
  rate: { limit: 30, seconds: 60 },
  summary: 'Rename a group',
})
