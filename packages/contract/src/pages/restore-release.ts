import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { release } from './draft-shapes.ts'

/** Moves the pointer; access is judged by today’s rules. */
export const restoreRelease = defineCall({
  method: 'POST',
  path: '/studio/releases/:id/restore',
  auth: 'team',
  input: z.strictObject({ id }),
  output: release,
  summary: 'Goes back to a release.',
})
