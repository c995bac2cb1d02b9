import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { emailInput } from '../identity/shapes.ts'
import { instant, requiredLine } from '../shapes.ts'
import { withdrawalKind } from './withdrawal-shapes.ts'

/**
 * Withdraws from a contract or cancels its renewals, without sign-in. Responds the same whether or not there is such
 * an order; its receipt is mailed at once. Withdrawals are `not_found` where the law of the app has none.
 */
export const requestWithdrawal = defineCall({
  method: 'POST',
  path: '/withdrawals',
  auth: 'public',
  input: z.strictObject({
    kind: withdrawalKind,
    name: requiredLine(120),
    email: emailInput,
    /** The number of the order or invoice. */
    reference: requiredLine(60),
  }),
  output: z.object({ received_at: instant }),
  errors: ['too_many_requests'],
  rate: { limit: 30, seconds: 60 },
  summary: 'Withdraw from a contract or cancel it',
})
