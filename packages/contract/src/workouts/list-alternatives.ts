import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { alternative } from './shapes.ts'

/** At most 30 exercises that can take the place of one: those that the owner names first, then by shared muscles. */
export const listAlternatives = defineCall({
  method: 'GET',
  path: '/exercises/:id/alternatives',
  auth: 'public',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({ items: z.array(alternative) }),
  errors: ['exercise_not_found', 'page_locked'],
  summary: 'List alternatives of an exercise',
})
