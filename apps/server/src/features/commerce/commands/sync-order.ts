import type { Ctx } from '#platform/context.ts'
import { statusOf, type OpenedOrder, type OrderRow } from '../order.ts'
import { callProvider } from '../providers/call-provider.ts'
import { attach } from './apply-snapshot.ts'

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
  const synced = (await attach(ctx, order.id, snapshot, write)) ?? order
  const client_secret = synced.status === 'open' ? snapshot.client_secret : null
  return { order: synced, status: statusOf(synced), client_secret, publishable_key }
}
