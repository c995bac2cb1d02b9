import type { Ctx } from '#platform/context.ts'
import type { OrderRow } from '../order.ts'
import { callProvider } from '../providers/call-provider.ts'
import { NotConnectedError, ProviderError, type Buyer, type Snapshot } from '../providers/provider.ts'
import { moveOrder } from '../repository/orders.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { openAtProvider } from './open-at-provider.ts'

/**
 * Ends an open order, at its provider first, so that it cannot be paid any more. False where it has been paid, which is
 * then followed, or is being paid. Without a buyer, an order that has no payment yet ends here alone.
 */
export async function endOrder(ctx: Ctx, order: OrderRow, buyer: Buyer | null): Promise<boolean> {
  const snapshot = await endAtProvider(ctx, order, buyer)
  return ctx.writeNow(async (tx, emit) => {
    if (snapshot) await applySnapshot({ ctx, tx, emit }, order.id, snapshot)
    else await moveOrder(tx, order.id, { from: 'open', status: 'abandoned' })
    return snapshot === null
  })
}

/** Null once it cannot be paid, as one whose account is no longer connected or that was refused there. */
async function endAtProvider(ctx: Ctx, order: OrderRow, buyer: Buyer | null): Promise<Snapshot | null> {
  try {
    // A reservation whose answer was lost may have a payment there, which this finds.
    const opened =
      order.provider_intent_id === null ? buyer && (await openAtProvider(ctx, order, buyer))?.order : order
    if (!opened) return null
    return await callProvider(ctx, opened, async (provider) =>
      (await provider.abandon(opened)) ? null : provider.read(opened),
    )
  } catch (error) {
    const is_refused = error instanceof ProviderError && !error.is_temporary
    const is_reserved = order.provider_intent_id === null
    if (error instanceof NotConnectedError || (is_refused && is_reserved)) return null
    throw error
  }
}
