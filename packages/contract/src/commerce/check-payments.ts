import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { paymentCheck } from './reconciliation-shapes.ts'

/** Starts a comparison of payments with their providers, as each night does; returns the one that runs already. */
export const checkPayments = defineCall({
  method: 'POST',
  path: '/studio/payments/check',
  auth: 'team',
  input: z.strictObject({}),
  output: paymentCheck,
  summary: 'Compare payments with their providers',
})
