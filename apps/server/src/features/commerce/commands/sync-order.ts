import type { Ctx } from '#platform/context.ts'
import { statusOf, type OpenedOrder, type OrderRow } from '../order.ts'
import { callProvider } from '../providers/call-provider.ts'
import {
  NotConnectedError,
  ProviderError,
  type Buyer,
  type OpenedPayment,
  type Snapshot,
} from '../providers/provider.ts'
import { saveCharged } from '../repository/order-tax.ts'
import { attachIntent, endReservation, transitionOrder } from '../repository/orders.ts'
import { applySnapshot, attachSnapshot } from './apply-snapshot.ts'

/**
 * Opens a reserved order's payment at its provider and attaches it; the provider is idempotent. Null if the order
 * has ended since; an order that the provider refuses ends.
 */
export async function openAtProvider(ctx: Ctx, order: OrderRow, buyer: Buyer): Promise<OpenedOrder | null> {
  const { opened, publishable_key } = await openWithProvider(ctx, order, buyer)
  const { kind, status, client_secret } = opened
  const attached = await ctx.writeNow((tx) =>
    attachIntent(tx, order.id, {
      kind,
      intent_status: status,
      provider_intent_id: opened.intent_id,
      provider_subscription_id: opened.subscription_id,
    }).then((attached) =>
      attached && opened.charged ? saveCharged(tx, attached, opened.charged) : attached,
    ),
  )
  return attached && { order: attached, status, client_secret, publishable_key }
}

async function openWithProvider(
  ctx: Ctx,
  order: OrderRow,
  buyer: Buyer,
): Promise<{ opened: OpenedPayment; publishable_key: string | null }> {
  try {
    return await callProvider(ctx, order, async (provider) => ({
      opened: await provider.open(order, {
        ...buyer,
        referral: ctx.app.platform_rewardful_slug === '' ? null : order.referral,
      }),
      publishable_key: provider.publishable_key,
    }))
  } catch (error) {
    if (error instanceof ProviderError && !error.is_temporary)
      await ctx.writeNow((tx) => endReservation(tx, order.id))
    throw error
  }
}

/** Reads an order at its provider and follows it. Access is granted by what is read here, by nothing else. */
export async function syncOrder(
  ctx: Ctx,
  order: OrderRow,
  write: Ctx['write'] = ctx.write,
): Promise<OpenedOrder> {
  const { snapshot, publishable_key } = await callProvider(ctx, order, async (provider) => ({
    snapshot: await provider.read(order),
    publishable_key: provider.publishable_key,
  }))
  const synced = (await attachSnapshot(ctx, order.id, snapshot, write)) ?? order
  const client_secret = synced.status === 'open' ? snapshot.client_secret : null
  return { order: synced, status: statusOf(synced), client_secret, publishable_key }
}

/**
 * Ends an open order, first at its provider so that it cannot be paid. False if it has been paid, and is then
 * settled, or is being paid. Without a buyer, an order without a payment ends here only.
 */
export async function endOrder(ctx: Ctx, order: OrderRow, buyer: Buyer | null): Promise<boolean> {
  const snapshot = await endAtProvider(ctx, order, buyer)
  return ctx.writeNow(async (tx, emit) => {
    if (snapshot) await applySnapshot({ ctx, tx, emit }, order.id, snapshot)
    else await transitionOrder(tx, order.id, { from: 'open', status: 'abandoned' })
    return snapshot === null
  })
}

/** Null if it can no longer be paid: the account is disconnected or refused it. */
async function endAtProvider(ctx: Ctx, order: OrderRow, buyer: Buyer | null): Promise<Snapshot | null> {
  const is_reserved = order.provider_intent_id === null
  try {
    // A reservation with a lost response may have a payment there, which this call finds.
    const opened = is_reserved ? buyer && (await openAtProvider(ctx, order, buyer))?.order : order
    if (!opened) return null
    return await callProvider(ctx, opened, async (provider) =>
      (await provider.abandon(opened)) ? null : provider.read(opened),
    )
  } catch (error) {
    const is_refused = error instanceof ProviderError && !error.is_temporary
    if (error instanceof NotConnectedError || (is_refused && is_reserved)) return null
    throw error
  }
}
