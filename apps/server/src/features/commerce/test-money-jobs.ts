import { defineJob, defineSchedule, enqueue } from '../../platform/jobs/index.ts'
import { endTestOrder } from './commands/end-test-order.ts'
import { listTestOrders } from './repository/test-orders.ts'

const AT_ONCE = 50

/** Ends what test money had opened in an app that takes real money. */
export const endTestMoneyJob = defineJob<Record<string, never>>(
  'commerce.end_test_money',
  { retry_limit: 5, concurrency: 1 },
  async (ctx) => {
    if (ctx.app.is_sandbox) return
    const orders = await listTestOrders(ctx.db, AT_ONCE)
    for (const order_id of orders) await endTestOrder(ctx, order_id)
    if (orders.length === AT_ONCE) await ctx.write((tx) => enqueue(tx, endTestMoneyJob, {}))
  },
)

defineSchedule('commerce.end_test_money', { cron: '17 * * * *' }, endTestMoneyJob)
