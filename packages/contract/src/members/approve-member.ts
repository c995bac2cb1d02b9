import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberRow } from '../identity/shapes.ts'

/** Lets a user who waits in a private app in: from now on they are a member. Repeating it changes nothing. */
export const approveMember = defineCall({
  method: 'POST',
  path: '/studio/members/:id/approve',
  auth: 'team',
  input: z.strictObject({ id }),
  output: memberRow,
  summary: 'Approve a member',
})
