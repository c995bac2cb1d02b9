import type { Ctx } from '#platform/context.ts'
import type { OrderRow } from '../order.ts'
import { callProvider } from '../providers/call-provider.ts'
import type { PaymentProvider, Snapshot } from '../providers/provider.ts'
import { enqueueSync } from './poll-order.ts'

type Changed<T> = { outcome: T; snapshot: Snapshot; publishable_key: string | null }

/**
 * Changes an order at its provider and reads it there; the caller attaches the snapshot. A job that reads the order
 * again is committed first, in case attaching fails.
 */
export async function changeAtProvider<T>(
  ctx: Ctx,
  order: OrderRow,
  change: (provider: PaymentProvider) => Promise<T>,
): Promise<Changed<T>> {
  await ctx.writeNow((tx) => enqueueSync(tx, order))
  return callProvider(ctx, order, async (provider) => {
    const outcome = await change(provider)
    return { outcome, snapshot: await provider.read(order), publishable_key: provider.publishable_key }
  })
}
