import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, instant, instantInput } from '../shapes.ts'
import { messageTs } from './shapes.ts'

/**
 * Turns the notifications of a thread on or off for the member, or mutes it until an instant. Of several requests the one
 * with the latest `toggle_ts` (microseconds since 1970 by the client's clock) counts, in whatever order they arrive.
 */
export const toggleNotification = defineCall({
  method: 'POST',
  path: '/threads/:id/toggle_notification',
  auth: 'member',
  input: z.strictObject({
    id,
    active: z.boolean(),
    toggle_ts: messageTs,
    muted_until: instantInput.nullable().default(null),
  }),
  output: z.object({ notifications_enabled: z.boolean(), muted_until: instant.nullable() }),
  errors: ['messaging_unavailable'],
  summary: 'Turn notifications of a thread on or off',
})
