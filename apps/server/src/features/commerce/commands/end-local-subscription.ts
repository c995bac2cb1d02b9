import type { AppTx } from '#platform/database/app-db.ts'
import { endPurchases, listOrderPurchases } from '../repository/purchases.ts'
import { updateSubscription, type SubscriptionRow } from '../repository/subscriptions.ts'
import { computeState } from '../subscription-state.ts'

/**
 * Ends a subscription in our database only, when its provider cannot or need not be called. The caller locks the row
 * and revokes its grants. A no-op if it has ended.
 */
export async function endLocalSubscription(
  tx: AppTx,
  { subscription, at }: { subscription: SubscriptionRow; at: Date },
): Promise<void> {
  if (subscription.ended_at) return
  const { id: subscription_id, order_id } = subscription
  const ended = { ...subscription, ended_at: at }
  await updateSubscription(tx, { ...ended, state: computeState(ended, at) })
  const own = (await listOrderPurchases(tx, order_id)).filter(
    (one) => one.subscription_id === subscription_id,
  )
  await endPurchases(
    tx,
    own.map((purchase) => purchase.id),
    at,
  )
}
