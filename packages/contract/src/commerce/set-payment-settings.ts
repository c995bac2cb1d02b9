import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/**
 * Secrets are stored encrypted; an empty one turns what it serves off, one that is left out stays. The keys must be
 * of one mode, and the secret key is tried at Stripe before it is kept. Live keys end test money for good: in an app that
 * still takes it they are refused with `goes_live` unless that is said; test keys are refused where it has ended.
 */
export const setPaymentSettings = defineCall({
  method: 'PUT',
  path: '/studio/payments',
  auth: 'team',
  input: z.strictObject({
    publishable_key: z.string().trim().max(300),
    secret_key: z.string().trim().max(300).optional(),
    webhook_secret: z.string().trim().max(300).optional(),
    goes_live: z.boolean().optional(),
  }),
  output: z.object({ provider: z.enum(['stripe', 'sandbox', 'none']) }),
  errors: ['key_refused', 'test_key_refused', 'goes_live'],
  role: 'account_admin',
  replay: false,
  summary: 'Update the payment settings',
})
