import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberRow } from '../identity/shapes.ts'

/** Lets somebody in again who was shut out, or whose account was marked for deletion, which takes an account admin. */
export const restoreMember = defineCall({
  method: 'POST',
  path: '/studio/members/:id/restore',
  auth: 'team',
  input: z.strictObject({ id }),
  output: memberRow,
  summary: 'Restore a member',
})
