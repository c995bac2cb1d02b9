import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { subscription } from './shapes.ts'

/** Every recurring order line with its state. */
export const listSubscriptions = defineCall({
  method: 'GET',
  path: '/subscriptions',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({ items: z.array(subscription) }),
  summary: 'List subscriptions',
})
