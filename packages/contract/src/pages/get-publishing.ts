import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { publishProgress } from './draft-shapes.ts'

/** Counts done and total; problems name the pages that are left out, with the block and field. */
export const getPublishing = defineCall({
  method: 'GET',
  path: '/studio/publish/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: publishProgress,
  summary: 'Get the progress of a publish',
})
