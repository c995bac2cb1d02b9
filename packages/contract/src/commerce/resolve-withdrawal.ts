import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { withdrawal } from './withdrawal-shapes.ts'

/** Marks a waiting withdrawal or cancellation as resolved; the team has done by hand what it asks for. */
export const resolveWithdrawal = defineCall({
  method: 'POST',
  path: '/studio/withdrawals/:id/resolve',
  auth: 'team',
  input: z.strictObject({ id }),
  output: withdrawal,
  summary: 'Resolve a withdrawal',
})
