import { defineJob, enqueue } from '../../platform/jobs/index.ts'
import { endInAppPurchase } from './commands/end-in-app-purchase.ts'
import { endTestOrder } from './commands/end-test-order.ts'
import { listTestInAppPurchases } from './repository/in-app-purchases.ts'
import { listTestOrders } from './repository/test-orders.ts'
import { acceptsTestPurchases } from './stores/create-store.ts'

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
    const in_stores: string[] = []
    for (const store of ['app_store', 'google_play'] as const)
      if (!(await acceptsTestPurchases(ctx, ctx.db, store)))
        in_stores.push(...(await listTestInAppPurchases(ctx.db, store, BATCH_SIZE)))
    for (const original_transaction_id of in_stores) await endInAppPurchase(ctx, original_transaction_id)
    if (Math.max(orders.length, in_stores.length) >= BATCH_SIZE)
      await ctx.write((tx) => enqueue(tx, endTestMoneyJob, {}))
  },
)
