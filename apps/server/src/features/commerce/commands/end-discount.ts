import { defineJob } from '#platform/jobs/index.ts'
import { callProvider } from '../providers/call-provider.ts'
import { NotConnectedError } from '../providers/provider.ts'
import { findOrder } from '../repository/orders.ts'

/** Ends the discount of a subscription at its provider, after the last period that its coupon counts for. */
export const endDiscountJob = defineJob<{ order_id: string }>(
  'commerce.end_discount',
  { retry_limit: 12, concurrency: 2 },
  async (ctx, { order_id }) => {
    const order = await findOrder(ctx.db, order_id)
    if (!order?.provider_subscription_id) return
    try {
      await callProvider(ctx, order, (provider) => provider.endDiscount(order))
    } catch (error) {
      if (!(error instanceof NotConnectedError)) throw error
    }
  },
)
