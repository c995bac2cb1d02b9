import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { endInAppPurchase } from './commands/end-in-app-purchase.ts'
import { endTestOrder } from './commands/end-test-order.ts'
import { listTestInAppPurchases } from './repository/in-app-purchases.ts'
import { findStoreSettings } from './repository/store-settings.ts'
import { listTestOrders } from './repository/test-orders.ts'
import { acceptsTestPurchases } from './stores/app-store/keys.ts'

const BATCH_SIZE = 50

/**
 * Ends what test money had opened in an app that takes real money; what was bought in a store only where the owner does
 * not let testers in.
 */
export const endTestMoneyJob = defineJob<Record<string, never>>(
  'commerce.end_test_purchases',
  { retry_limit: 5, concurrency: 1 },
  async (ctx) => {
    if (ctx.app.is_sandbox) return
    const orders = await listTestOrders(ctx.db, BATCH_SIZE)
    for (const order_id of orders) await endTestOrder(ctx, order_id)
    const is_store_over = !acceptsTestPurchases(ctx, await findStoreSettings(ctx.db))
    const in_stores = is_store_over ? await listTestInAppPurchases(ctx.db, BATCH_SIZE) : []
    for (const original_transaction_id of in_stores) await endInAppPurchase(ctx, original_transaction_id)
    if (Math.max(orders.length, in_stores.length) === BATCH_SIZE)
      await ctx.write((tx) => enqueue(tx, endTestMoneyJob, {}))
  },
)
