import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/**
 * Ends test money in an app for good: test orders can no longer be paid, what they opened is shut, and the clock is the
 * real one. Twice is once.
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
