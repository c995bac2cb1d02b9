import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import type { LedgerLine } from '../../access/index.ts'
import { whileProviderAnswers } from '../provider-answers.ts'
import { providerOf } from '../providers/choose.ts'
import { ProviderError, type PaymentProvider } from '../providers/provider.ts'
import { holdInAppPurchase, markTakenBack } from '../repository/in-app-purchases.ts'
import { lockOrder, type OrderRow } from '../repository/orders.ts'
import { endPurchases, orderOfPurchase } from '../repository/purchases.ts'
import { findSubscription, lockSubscriptionOfOrder } from '../repository/subscriptions.ts'
import { applySnapshot } from './apply-snapshot.ts'
import { endSubscriptionHere } from './end-subscription-here.ts'

/**
 * Holds what was paid for a line of the ledger still, so that no payment, renewal or refund of it is followed while it
 * is taken back.
 */
export async function holdPaidRight(tx: AppTx, { cause, cause_id }: LedgerLine): Promise<void> {
  if (cause === 'in_app_purchase') return holdInAppPurchase(tx, cause_id)
  await lockPaidOrder(tx, { cause, cause_id })
}

/**
 * Ends what the owner has taken back. A purchase is over and can be made again, without money going back; a
 * subscription ends at its provider, now and for good; what was bought in a store goes on there and can be bought
 * here. Asked again it does nothing more. A subscription of an account that is no longer connected ends here alone. Throws
 * `unavailable` where the provider does not answer.
 */
export async function endPaidRight(ctx: Ctx, line: LedgerLine, at: Date): Promise<void> {
  const { cause, cause_id } = line
  return ctx.write(async (tx, emit) => {
    if (cause === 'purchase') await endPurchases(tx, [cause_id], at)
    if (cause === 'in_app_purchase') await markTakenBack(tx, cause_id, at)
    if (cause === 'subscription') {
      const order = await lockPaidOrder(tx, line)
      const subscription = order && (await lockSubscriptionOfOrder(tx, order.id))
      if (!subscription || subscription.ended_at) return
      await whileProviderAnswers(async () => {
        const provider = await connectedProvider(ctx, tx, order)
        if (!provider) return endSubscriptionHere(tx, emit, { subscription, at })
        await provider.endNow(order)
        await applySnapshot(ctx, order.id, await provider.read(order))
      })
    }
  })
}

/** Null where the account that the order was opened with is no longer connected: nobody can end anything there from here. */
async function connectedProvider(ctx: Ctx, tx: AppTx, order: OrderRow): Promise<PaymentProvider | null> {
  try {
    return await providerOf(ctx, tx, order)
  } catch (error) {
    if (error instanceof ProviderError && !error.is_temporary) return null
    throw error
  }
}

async function lockPaidOrder(tx: AppTx, { cause, cause_id }: LedgerLine): Promise<OrderRow | null> {
  const order_id =
    cause === 'subscription'
      ? (await findSubscription(tx, cause_id))?.order_id
      : cause === 'purchase'
        ? await orderOfPurchase(tx, cause_id)
        : undefined
  return order_id === undefined ? null : lockOrder(tx, order_id)
}
