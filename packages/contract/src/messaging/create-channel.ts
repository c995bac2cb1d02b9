import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredLine } from '../shapes.ts'
import { channel, channelPosting } from './channel-shapes.ts'

/** Opens a channel that every member reads. An app has at most 50 that are not archived. */
export const createChannel = defineCall({
  method: 'POST',
  path: '/studio/channels',
  auth: 'team',
  role: 'account_admin',
  input: z.strictObject({ title: requiredLine(80), posting: channelPosting.default('everyone') }),
  output: channel,
  errors: ['too_many_channels'],
  summary: 'Create a channel',
})
