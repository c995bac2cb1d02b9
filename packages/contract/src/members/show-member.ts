import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberDetail } from '../identity/shapes.ts'

/** One member with how they sign in, what they bought and what they may use. `id` is the user's. */
export const showMember = defineCall({
  method: 'GET',
  path: '/studio/members/:id',
  auth: 'team',
  input: z.strictObject({ id }),
  output: memberDetail,
  summary: 'Get a member',
})
