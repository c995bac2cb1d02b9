import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, requiredLine } from '../shapes.ts'
import { channel, channelPosting } from './channel-shapes.ts'

/** Changes the title of a channel, or who may write in it; takes effect at once. */
export const updateChannel = defineCall({
  method: 'PATCH',
  path: '/studio/channels/:id',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ id, title: requiredLine(80).optional(), posting: channelPosting.optional() }),
  output: channel,
  summary: 'Change a channel',
})
