import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pushProviders } from './push-shapes.ts'

/**
 * Saves by which providers the app reaches native shells, and tests their keys there. An omitted key is unchanged, an
 * empty one disconnects; browsers need none of them. Field codes: `required`, `key_file_invalid`, `push_key_refused`.
 */
export const setPushProviders = defineCall({
  method: 'PUT',
  path: '/studio/push',
  auth: 'team',
  input: z.strictObject({
    is_expo: z.boolean(),
    /** Only for projects that ask for it. */
    expo_token: z.string().trim().max(500).optional(),
    /** The key file of a service account of the Firebase project, as JSON. */
    fcm_account: z.string().trim().max(5000).optional(),
    /** An id of Pusher's, in the form of a UUID. */
    pusher_instance_id: z.string().regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/i),
    pusher_secret: z.string().trim().max(200).optional(),
  }),
  output: pushProviders,
  role: 'account_admin',
  replay: false,
  summary: 'Update the push providers',
})
