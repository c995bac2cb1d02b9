import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day, id } from '../shapes.ts'
import { memberRecord, trainingProgram } from './training-shapes.ts'

/**
 * The training of a member: their programs with the plan of the last weeks, and the bests of what they did in their
 * last sessions. `id` is the user's; days are those of the member's time zone.
 */
export const getMemberTraining = defineCall({
  method: 'GET',
  path: '/studio/member_training/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: z.object({
    today: day,
    programs: z.array(trainingProgram),
    records: z.array(memberRecord),
    /** Finished sessions. */
    session_count: z.number().int(),
  }),
  summary: 'Get the training of a member',
})
