import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Returns the payment settings. Secrets are never returned, only whether they are set. */
export const getPaymentSettings = defineCall({
  method: 'GET',
  path: '/studio/payments',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    provider: z.enum(['stripe', 'sandbox', 'none']),
    /** Test money counts, and the clock can be moved forward. */
    is_sandbox: z.boolean(),
    /** Members who own something bought in test mode and lose it when the app goes live. */
    test_holders: z.number().int(),
    publishable_key: z.string(),
    /** Days that a plan stays open after a failed renewal, before it ends. */
    grace_days: z.number().int(),
    has_secret_key: z.boolean(),
    has_webhook_secret: z.boolean(),
    webhook_url: z.string(),
  }),
  summary: 'Get the payment settings',
})
