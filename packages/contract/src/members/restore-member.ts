import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberRow } from '../identity/shapes.ts'

/** Restores a suspended member, or one whose account is marked for deletion, which needs an account admin. */
export const restoreMember = defineCall({
  method: 'POST',
  path: '/studio/members/:id/restore',
  auth: 'team',
  input: z.strictObject({ id }),
  output: memberRow,
  summary: 'Restore a member',
})
