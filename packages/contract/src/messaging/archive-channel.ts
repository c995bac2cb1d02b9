import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { channel } from './channel-shapes.ts'

/** Archives a channel, so that members no longer see it, or restores it. Its messages are retained. */
export const archiveChannel = defineCall({
  method: 'POST',
  path: '/studio/channels/:id/archive',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id, is_archived: z.boolean() }),
  output: channel,
  errors: ['too_many_channels'],
  summary: 'Archive or restore a channel',
})
