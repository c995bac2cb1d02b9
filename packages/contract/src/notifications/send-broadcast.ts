import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { expectedRevision, id } from '../shapes.ts'
import { broadcast } from './broadcast-shapes.ts'

/** Sends a draft, or schedules it, as its time says. Its recipients are fixed when it starts. */
export const sendBroadcast = defineCall({
  method: 'POST',
  path: '/studio/broadcasts/:id/send',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id, revision: expectedRevision }),
  output: broadcast,
  errors: [
    'broadcast_incomplete',
    'broadcast_no_channel',
    'broadcast_no_recipient',
    'broadcast_not_draft',
    'broadcast_page_gone',
    'broadcast_time_past',
    'stale_revision',
  ],
  summary: 'Send or schedule a broadcast',
})
