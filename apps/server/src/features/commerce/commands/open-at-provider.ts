import type { Ctx } from '#platform/context.ts'
import type { OpenedOrder, OrderRow } from '../order.ts'
import { callProvider } from '../providers/call-provider.ts'
import { ProviderError, type Buyer, type Opened } from '../providers/provider.ts'
import { attachIntent, endReservation } from '../repository/orders.ts'

/**
 * Opens a reserved order's payment at its provider and attaches it. Where an earlier answer was lost, the provider gives
 * the same payment again. Null where the order has ended meanwhile; an order that the provider refuses ends.
 */
export async function openAtProvider(ctx: Ctx, order: OrderRow, buyer: Buyer): Promise<OpenedOrder | null> {
  const { opened, publishable_key } = await open(ctx, order, buyer)
  const { kind, status, client_secret } = opened
  const attached = await ctx.writeNow((tx) =>
    attachIntent(tx, order.id, {
      ...{ kind, intent_status: status },
      ...{ provider_intent_id: opened.intent_id, provider_subscription_id: opened.subscription_id },
    }),
  )
  return attached && { order: attached, status, client_secret, publishable_key }
}

async function open(
  ctx: Ctx,
  order: OrderRow,
  buyer: Buyer,
): Promise<{ opened: Opened; publishable_key: string | null }> {
  try {
    return await callProvider(ctx, order, async (provider) => ({
      opened: await provider.open(order, buyer),
      publishable_key: provider.publishable_key,
    }))
  } catch (error) {
    if (error instanceof ProviderError && !error.is_temporary)
      await ctx.writeNow((tx) => endReservation(tx, order.id))
    throw error
  }
}
