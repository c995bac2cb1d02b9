import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberRow } from '../identity/shapes.ts'

/** Closes an account at once and erases it after 14 days; until then it can be restored. */
export const deleteMember = defineCall({
  method: 'DELETE',
  path: '/studio/members/:id',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id }),
  output: memberRow,
  errors: ['is_team'],
  summary: 'Delete a member',
})
