import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instantInput, queryInteger } from '../shapes.ts'
import { commentedRow } from './training-shapes.ts'

/** Lists the member's sessions of a workout, newest first, without discarded ones; older ones by `before`. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/workouts/:id/sessions',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id, before: instantInput.optional(), limit: queryInteger(1, 100).default(30) }),
  output: z.object({ items: z.array(commentedRow), has_more: z.boolean() }),
  errors: ['workout_not_found'],
  summary: 'List sessions of a workout',
})
