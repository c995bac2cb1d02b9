import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { author } from './shapes.ts'

/** Those who may read the thread; hidden and blocked people are absent. */
export const getMentionable = defineCall({
  method: 'GET',
  path: '/threads/:id/mentionable',
  auth: 'member',
  input: z.strictObject({ id, term: z.string().trim().max(60).default('') }),
  output: z.object({ items: z.array(author) }),
  errors: ['messaging_unavailable'],
  summary: 'List people who can be mentioned',
})
