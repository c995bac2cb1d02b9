import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { storeProduct } from './shapes.ts'

/**
 * Saves the Google Play settings. The key file is stored encrypted after a test at Google; empty disconnects, omitted
 * is unchanged. `products` replaces the list. `accepts_test` accepts what license testers buy.
 */
export const setPlaySettings = defineCall({
  method: 'PUT',
  path: '/studio/stores/google-play',
  auth: 'team',
  input: z.strictObject({
    package_name: z.string().trim().max(150),
    service_account: z.string().trim().max(5000).optional(),
    push_account: z.union([z.literal(''), z.email().max(254)]).default(''),
    accepts_test: z.boolean().default(false),
    products: z.array(storeProduct).max(200),
  }),
  output: z.object({ has_service_account: z.boolean() }),
  errors: ['key_refused'],
  role: 'account_admin',
  replay: false,
  summary: 'Update the Google Play settings',
})
