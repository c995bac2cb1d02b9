import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { storeProduct } from './shapes.ts'

/**
 * The key is stored encrypted, and tried at the App Store before it is kept; an empty one ends the connection, one that
 * is left out stays. `products` is the whole list: purchases of an id that is taken off can no longer be claimed, those
 * claimed before stay. `accepts_test` lets purchases of Apple's sandbox count in an app that takes real money, as
 * Apple's reviewers make them.
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
