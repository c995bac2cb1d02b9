import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { storeProduct } from './shapes.ts'

/** Returns the App Store settings. The private key is never returned, only whether it is set. */
export const getStoreSettings = defineCall({
  method: 'GET',
  path: '/studio/stores/app-store',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    issuer_id: z.string(),
    key_id: z.string(),
    bundle_id: z.string(),
    /** Where the App Store sends its notifications. */
    notification_url: z.string(),
    has_private_key: z.boolean(),
    accepts_test: z.boolean(),
    products: z.array(storeProduct),
  }),
  summary: 'Get the App Store settings',
})
