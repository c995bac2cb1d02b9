import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { memberRow } from '../identity/shapes.ts'

/** Suspends a member: sessions and live connections end at once, and signing in is refused like wrong credentials. */
export const suspendMember = defineCall({
  method: 'POST',
  path: '/studio/members/:id/suspend',
  auth: 'team',
  input: z.strictObject({ id }),
  output: memberRow,
  errors: ['is_team'],
  summary: 'Suspend a member',
})
