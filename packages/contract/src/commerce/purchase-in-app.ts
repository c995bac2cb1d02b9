import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { storeName, storeTransaction } from './store-shapes.ts'

/**
 * Claims a purchase of the native shell (spec section 7). The transaction is loaded from the store; app, product and
 * account token (the subscriber id) must match. At Google Play both ids are the purchase token. Idempotent, so all purchases may be claimed to restore. An expired
 * one responds `has_active_purchase: false`, another account's `email` `purchase_of_another`.
 */
export const purchaseInApp = defineCall({
  method: 'POST',
  path: '/products/:id/purchase/iap',
  auth: 'member',
  input: z.strictObject({
    id,
    transaction_id: storeTransaction,
    original_transaction_id: storeTransaction,
    store: storeName.default('app_store'),
    email: z.string().trim().max(254),
  }),
  output: z.object({ has_active_purchase: z.boolean() }),
  errors: ['product_not_found', 'payments_unavailable', 'purchase_not_verified', 'purchase_of_another'],
  statuses: { product_not_found: 422 },
  rate: { limit: 60, seconds: 60 },
  summary: 'Claim a purchase in a store',
})
