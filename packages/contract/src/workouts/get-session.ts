import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { commentedSession } from './training-shapes.ts'

/**
 * One session of the member with its activities in the order of their clocks, and the comments of the team. Stays
 * readable when access ends.
 */
export const getSession = defineCall({
  method: 'GET',
  path: '/workouts/:id/session/:session_id',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id, session_id: id }),
  output: commentedSession,
  errors: ['session_not_found'],
  summary: 'Get a session',
})
