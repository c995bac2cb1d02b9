import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/**
 * Ends test mode for good: test orders can no longer be paid, access from them is revoked, and the real clock
 * applies. Idempotent.
 */
export const leaveTestMode = defineCall({
  method: 'POST',
  path: '/studio/payments/leave_test_mode',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ provider: z.enum(['stripe', 'sandbox', 'none']) }),
  role: 'account_admin',
  summary: 'Leave test mode',
})
