import type { Ctx } from '#platform/context.ts'
import type { OrderRow } from '../order.ts'
import { providerOf } from './choose.ts'
import type { PaymentProvider } from './provider.ts'

/**
 * The only way to call the provider of an order. Throws where the request or job has a transaction open, because a slow
 * provider would keep its connection and its locks.
 */
export async function callProvider<T>(
  ctx: Ctx,
  order: OrderRow,
  call: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  if ('afterCommit' in ctx.db) throw new Error('A payment provider is called inside a transaction.')
  return call(await providerOf(ctx, order))
}
