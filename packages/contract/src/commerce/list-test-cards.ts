import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { sandboxCard } from './shapes.ts'

/**
 * Lists the test cards that the member has paid with, the last first, so that the checkout of test mode offers them
 * as saved ones. Stripe's own card form lists those that are saved at Stripe.
 */
export const listTestCards = defineCall({
  method: 'GET',
  path: '/test_cards',
  auth: 'member',
  input: z.strictObject({}),
  output: z.object({ items: z.array(sandboxCard) }),
  summary: 'List saved test cards',
})
