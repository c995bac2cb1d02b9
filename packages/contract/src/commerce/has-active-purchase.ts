import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** True while an entitlement to the product is in force. */
export const hasActivePurchase = defineCall({
  method: 'GET',
  path: '/products/:id/has_active_purchase',
  auth: 'member',
  in_preview: 'open',
  input: z.strictObject({ id }),
  output: z.object({ has_active_purchase: z.boolean() }),
  summary: 'Check whether the member owns a product',
})
