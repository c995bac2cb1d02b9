import type { Ctx } from '#platform/context.ts'
import { providerOf } from '../providers/choose.ts'
import type { OrderRow } from '../repository/orders.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { statusOf, type OpenedOrder } from './open-order.ts'

/** Asks the provider how an order stands and follows it. Access is granted by what is read here, by nothing else. */
export async function syncOrder(ctx: Ctx, order: OrderRow): Promise<OpenedOrder> {
  return ctx.write(async (tx) => {
    const provider = await providerOf(ctx, tx, order)
    const snapshot = await provider.read(order)
    const synced = (await applySnapshot(ctx, order.id, snapshot)) ?? order
    const is_open = synced.status === 'open'
    return {
      ...{ order: synced, status: statusOf(synced), publishable_key: provider.publishable_key },
      client_secret: is_open ? snapshot.client_secret : null,
    }
  })
}
