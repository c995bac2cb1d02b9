import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { workoutSession } from './shapes.ts'

/** One session of the member with its activities in the order of their clocks. Stays readable when access ends. */
export const getSession = defineCall({
  method: 'GET',
  path: '/workouts/:id/session/:session_id',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id, session_id: id }),
  output: workoutSession,
  errors: ['session_not_found'],
  summary: 'Get a session',
})
