import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalLine } from '../shapes.ts'
import { emailInput } from '../identity/shapes.ts'
import { checkoutCodes, furtherProducts, orderToken, paymentIntent } from './shapes.ts'
import { buyerAddress } from './tax-shapes.ts'

/**
 * Creates one order with one payment intent, and refuses a `final_amount` that differs from the server's sum. A
 * repeated request (double click, second tab) returns the same order. `products` names further products of the same
 * payment; as order bumps, those that the caller owns and those that do not fit are left out, as in the preview. Guests send `email`, `name` and `order_token`, a secret of their device that opens their order
 * afterwards, and no one else's; an address with an account, or with a paid order, is `existing_subscriber`, one that
 * the app does not admit `user_not_found`, one that has had a trial of a product `trial_used`. Without them guests have to sign in first.
 */
export const createIntent = defineCall({
  method: 'POST',
  path: '/products/:id/intent',
  auth: 'public',
  input: z.strictObject({
    id,
    version_id: id,
    coupon: z.string().trim().max(60).optional(),
    referral: z.string().max(200).optional(),
    order_bumps: z.array(id).max(5).default([]),
    products: furtherProducts.default([]),
    address: buyerAddress.optional(),
    /** A guest was told `trial_used`: no product has a trial. */
    without_trial: z.boolean().default(false),
    name: optionalLine(120).optional(),
    email: emailInput.optional(),
    order_token: orderToken.optional(),
    /** The buyer's own tick: what is bought once opens at once, and cannot be withdrawn from then. */
    waives_withdrawal: z.boolean().default(false),
    /** The buyer's own tick: a subscription starts at once, and who withdraws pays for the days until then. */
    requests_start: z.boolean().default(false),
    final_amount: z.number().int(),
  }),
  output: paymentIntent.extend({
    /** By it the card form of Stripe lists the member's saved cards. */
    saved_cards_secret: z.string().nullable(),
  }),
  errors: [
    ...checkoutCodes,
    'invalid_order_bump',
    'invalid_products',
    'waiver_required',
    'start_request_required',
    'trial_used',
    'authentication_required',
    'too_many_requests',
  ],
  statuses: { authentication_required: 422 },
  replay: false,
  summary: 'Create a payment intent',
})
