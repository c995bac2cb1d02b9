import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { queryInteger } from '../shapes.ts'
import { paymentCheck, paymentDifference } from './reconciliation-shapes.ts'

/** Lists what payment providers and the app's records see differently, newest first, with the last comparison. */
export const listPaymentDifferences = defineCall({
  method: 'GET',
  path: '/studio/payments/differences',
  auth: 'team',
  input: z.strictObject({
    state: z.enum(['open', 'closed']).default('open'),
    offset: queryInteger(0, 100_000).default(0),
    limit: queryInteger(1, 100).default(50),
  }),
  output: z.object({
    items: z.array(paymentDifference),
    total_count: z.number().int(),
    open_count: z.number().int(),
    /** Null before the first one. */
    last_check: paymentCheck.nullable(),
  }),
  summary: 'List differences of payments',
})
