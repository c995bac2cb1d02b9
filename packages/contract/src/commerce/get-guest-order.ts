import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { guestOrder, orderToken } from './shapes.ts'

/**
 * Returns an order of a guest as it is stored, to continue it after closing the tab. The secret is in the body, so that
 * no address contains it; the order's id alone opens nothing.
 */
export const getGuestOrder = defineCall({
  method: 'POST',
  path: '/orders/:order_id/guest',
  auth: 'public',
  input: z.strictObject({ order_id: id, order_token: orderToken }),
  output: guestOrder,
  replay: false,
  rate: { limit: 120, seconds: 60 },
  summary: 'Get an order of a guest',
})
