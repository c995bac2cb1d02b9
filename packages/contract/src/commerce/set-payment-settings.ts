import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { MAX_GRACE_DAYS, MIN_GRACE_DAYS } from '../rules/grace-days.ts'

/**
 * Saves the payment settings. Secrets are stored encrypted; an empty one disables its function, an omitted one is
 * unchanged. Keys must be of one mode, and the secret key is tested at Stripe first. Live keys end test mode for
 * good: this needs `goes_live`; afterwards test keys are refused.
 */
export const setPaymentSettings = defineCall({
  method: 'PUT',
  path: '/studio/payments',
  auth: 'team',
  input: z.strictObject({
    publishable_key: z.string().trim().max(300),
    secret_key: z.string().trim().max(300).optional(),
    webhook_secret: z.string().trim().max(300).optional(),
    /** Days that a plan stays open after a failed renewal, before it ends; for periods that start later. */
    grace_days: z.number().int().min(MIN_GRACE_DAYS).max(MAX_GRACE_DAYS).optional(),
    goes_live: z.boolean().optional(),
  }),
  output: z.object({ provider: z.enum(['stripe', 'sandbox', 'none']) }),
  errors: ['key_refused', 'test_key_refused', 'goes_live'],
  role: 'account_admin',
  replay: false,
  summary: 'Update the payment settings',
})
