import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { furtherProducts, orderPreview, product } from './shapes.ts'
import { buyerAddress } from './tax-shapes.ts'

/**
 * Prices and discounts are the server’s; nothing is stored. `order_bumps` names bumps of the product by their ids;
 * those that the caller owns and those that do not fit the price are left out, and listed in `owned_order_bumps` and
 * `unfit_order_bumps`. `products` names further products of the same payment, with `owned_products` and
 * `unfit_products` alike: one order has one currency and at most one price that recurs. A refused coupon
 * responds `invalid_coupon` with its `reason`.
 */
export const previewOrder = defineCall({
  method: 'POST',
  path: '/products/:id/preview',
  auth: 'public',
  input: z.strictObject({
    id,
    version_id: id.optional(),
    coupon_code: z.string().trim().max(60).optional(),
    order_bumps: z.array(id).max(5).default([]),
    products: furtherProducts.default([]),
    address: buyerAddress.optional(),
    /** A guest was told `trial_used`: no product has a trial. */
    without_trial: z.boolean().default(false),
  }),
  output: orderPreview.extend({
    /** Products that the ordered ones include and the caller owns already. They are part of the price. */
    owned_parts: product.shape.includes,
    /** The intent needs the buyer's waiver of withdrawal (`waives_withdrawal`). */
    needs_waiver: z.boolean(),
    /** The intent needs the buyer's request that a subscription starts at once (`requests_start`). */
    needs_start_request: z.boolean(),
  }),
  errors: [
    'product_not_found',
    'invalid_version',
    'invalid_order_bump',
    'invalid_products',
    'invalid_coupon',
    'invalid_customer_location',
    'invalid_tax_id',
  ],
  summary: 'Preview an order',
})
