import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { channel } from './channel-shapes.ts'

/** Lists the app's channels, archived ones last. */
export const listChannels = defineCall({
  method: 'GET',
  path: '/studio/channels',
  auth: 'team',
  input: z.strictObject({}),
  output: z.object({ items: z.array(channel) }),
  summary: 'List channels',
})
