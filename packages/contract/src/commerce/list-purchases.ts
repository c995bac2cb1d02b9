import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { purchase } from './shapes.ts'

/** Every paid order line of the member, newest first. */
export const listPurchases = defineCall({
  method: 'GET',
  path: '/purchases',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({}),
  output: z.object({ items: z.array(purchase) }),
  summary: 'List purchases',
})
