import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emptyOutput, id } from '../shapes.ts'

/** Confirms that the member has read a warning of the team; it is not shown again. */
export const confirmWarning = defineCall({
  method: 'POST',
  path: '/warnings/:id/confirm',
  auth: 'member',
  input: z.strictObject({ id }),
  output: emptyOutput,
  summary: 'Confirm a warning',
})
