import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'

/** An id of a transaction at the App Store, which is a number too great to be one here. */
const storeTransaction = z.string().regex(/^\d{1,30}$/)

/**
 * Claims what the member bought in the native shell (spec 7). The transaction is read anew at the store: it has to be
 * of this app and of this product, and to carry the member's subscriber id as its account token, which the shell sets
 * when it sells. A purchase counts once and for one member. Claiming it again changes nothing, so a shell may
 * restore by claiming all that the store lists; what is over by then answers `has_active_purchase: false`.
 * `email` names the account on the device; another one than that of the token is `purchase_of_another`.
 */
export const purchaseInApp = defineCall({
  method: 'POST',
  path: '/products/:id/purchase/iap',
  auth: 'member',
  input: z.strictObject({
    id,
    transaction_id: storeTransaction,
    original_transaction_id: storeTransaction,
    email: z.string().trim().max(254),
  }),
  output: z.object({ has_active_purchase: z.boolean() }),
  errors: ['product_not_found', 'payments_unavailable', 'purchase_not_verified', 'purchase_of_another'],
  statuses: { product_not_found: 422 },
  rate: { limit: 60, seconds: 60, by: 'viewer' },
  summary: 'Claim an App Store purchase',
})
