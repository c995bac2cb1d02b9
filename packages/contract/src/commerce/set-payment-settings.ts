import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/**
 * Secrets are stored encrypted; an empty one turns what it serves off, one that is left out stays. The keys must be
 * of one mode, and the secret key is tried at Stripe before it is kept.
 */
export const setPaymentSettings = defineCall({
  method: 'PUT',
  path: '/studio/payments',
  auth: 'team',
  input: z.strictObject({
    publishable_key: z.string().trim().max(300),
    secret_key: z.string().trim().max(300).optional(),
    webhook_secret: z.string().trim().max(300).optional(),
  }),
  output: z.object({ provider: z.enum(['stripe', 'sandbox', 'none']) }),
  errors: ['key_refused'],
  role: 'account_admin',
  replay: false,
  summary: 'Sets the payment keys of the app.',
})
