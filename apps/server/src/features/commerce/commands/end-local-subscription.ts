import type { AppTx } from '#platform/database/app-db.ts'
import { endPurchases, listOrderPurchases } from '../repository/purchases.ts'
import { updateSubscription, type SubscriptionRow } from '../repository/subscriptions.ts'
import { computeState } from '../subscription-state.ts'

/**
 * Ends a subscription in our books alone, where nothing can or need be said to its provider; the row is held by the
 * caller, who takes back what it gives. One that is over already stays as it is.
 */
export async function endLocalSubscription(
  tx: AppTx,
  { subscription, at }: { subscription: SubscriptionRow; at: Date },
): Promise<void> {
  if (subscription.ended_at) return
  const { id: subscription_id, order_id } = subscription
  const ended = { ...subscription, ended_at: at }
  await updateSubscription(tx, { ...ended, state: computeState(ended) })
  const own = (await listOrderPurchases(tx, order_id)).filter(
    (one) => one.subscription_id === subscription_id,
  )
  await endPurchases(
    tx,
    own.map((purchase) => purchase.id),
    at,
  )
}
