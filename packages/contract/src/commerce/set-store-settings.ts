import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { storeProduct } from './shapes.ts'

/**
 * Saves the App Store settings. The key is stored encrypted after a test at the App Store; empty disconnects,
 * omitted is unchanged. `products` replaces the list: new claims of removed ids are refused, earlier ones stay.
 * `accepts_test` accepts purchases of Apple's sandbox, as Apple's reviewers make them.
 */
export const setStoreSettings = defineCall({
  method: 'PUT',
  path: '/studio/stores/app-store',
  auth: 'team',
  input: z.strictObject({
    issuer_id: z.string().trim().max(100),
    key_id: z.string().trim().max(40),
    bundle_id: z.string().trim().max(155),
    private_key: z.string().trim().max(2000).optional(),
    accepts_test: z.boolean().default(false),
    products: z.array(storeProduct).max(200),
  }),
  output: z.object({ has_private_key: z.boolean() }),
  errors: ['key_refused'],
  role: 'account_admin',
  replay: false,
  summary: 'Update the App Store settings',
})
