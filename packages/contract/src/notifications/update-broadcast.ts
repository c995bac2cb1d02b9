import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { expectedRevision, id } from '../shapes.ts'
import { broadcast, broadcastInput } from './broadcast-shapes.ts'

/** Changes a draft; fields that are left out stay as they are. */
export const updateBroadcast = defineCall({
  method: 'PATCH',
  path: '/studio/broadcasts/:id',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id, revision: expectedRevision, ...broadcastInput }),
  output: broadcast,
  errors: ['broadcast_not_draft', 'stale_revision'],
  summary: 'Change a broadcast',
})
