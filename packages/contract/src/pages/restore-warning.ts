import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput } from '../shapes.ts'
import { warningKey } from './ignore-warning.ts'

/** Ends that a warning or a suggestion is ignored. */
export const restoreWarning = defineCall({
  method: 'POST',
  path: '/studio/changes/restored',
  auth: 'team',
  input: z.strictObject(warningKey),
  output: emptyOutput,
  summary: 'Restore a warning',
})
