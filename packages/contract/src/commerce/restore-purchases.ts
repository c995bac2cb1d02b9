import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { storeName, storeTransaction } from './store-shapes.ts'

/**
 * Claims the purchases that a native shell found on its device, each as `purchaseInApp` does; which product a purchase
 * opens is known by the store. Idempotent.
 */
export const restorePurchases = defineCall({
  method: 'POST',
  path: '/purchases/restore',
  auth: 'member',
  input: z.strictObject({
    store: storeName,
    transactions: z
      .array(z.strictObject({ transaction_id: storeTransaction, original_transaction_id: storeTransaction }))
      .min(1)
      .max(20),
  }),
  output: z.object({
    /** Products that are open by these purchases. */
    active_product_ids: z.array(id),
    /** Purchases that the store does not confirm for this member. */
    refused: z.number().int(),
  }),
  errors: ['payments_unavailable'],
  rate: { limit: 20, seconds: 60 },
  summary: 'Restore purchases of a store',
})
