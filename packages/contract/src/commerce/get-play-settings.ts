import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { storeProduct } from './shapes.ts'

/** Returns the Google Play settings. The key file is never returned, only whether it is set. */
export const getPlaySettings = defineCall({
  method: 'GET',
  path: '/studio/stores/google-play',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({
    package_name: z.string(),
    has_service_account: z.boolean(),
    /** The account by which Pub/Sub signs notifications; empty: none are accepted. */
    push_account: z.string(),
    /** Where Pub/Sub is to send notifications; also the audience of its tokens. */
    notification_url: z.string(),
    accepts_test: z.boolean(),
    products: z.array(storeProduct),
  }),
  summary: 'Get the Google Play settings',
})
