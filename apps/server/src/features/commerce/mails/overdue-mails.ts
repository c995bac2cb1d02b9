import type { AppTx } from '#platform/database/app-db.ts'
import { findSubscriptions, findSubscriptionTitles } from '../repository/subscriptions.ts'
import { graceEnd, nextAmount } from '../subscription-state.ts'
import { queueOrderMail, type OrderMail } from './order-mail.ts'

type PlanMail = { key: string; mail: Pick<OrderMail, 'kind' | 'amount' | 'next' | 'access_until' | 'card'> }

/** Reminds members of overdue plans that their access ends soon. */
export function mailEndingSoon(tx: AppTx, ids: readonly string[]): Promise<void> {
  return mailPlans(tx, ids, ({ unpaid_from, ...plan }) => {
    const at = unpaid_from ?? plan.period_ends_at
    const access_until = graceEnd(at, plan.grace_days).toISOString()
    return {
      key: at.toISOString(),
      mail: { kind: 'ending_soon', amount: nextAmount(plan), next: null, access_until },
    }
  })
}

/** Tells members that the card of a plan is no longer valid at its next renewal. */
export function mailCardExpiring(tx: AppTx, ids: readonly string[]): Promise<void> {
  return mailPlans(tx, ids, (plan) => {
    const { card, interval, interval_count, pause_ends_at, period_ends_at, card_notice } = plan
    const at = (pause_ends_at ?? period_ends_at).toISOString()
    const next = { amount: nextAmount(plan), interval, interval_count, at }
    return {
      key: card_notice,
      mail: { kind: 'card_expiring', amount: null, next, access_until: null, card },
    }
  })
}

async function mailPlans(
  tx: AppTx,
  ids: readonly string[],
  write: (plan: Awaited<ReturnType<typeof findSubscriptions>>[number]) => PlanMail,
): Promise<void> {
  const titles = await findSubscriptionTitles(tx, ids)
  for (const plan of await findSubscriptions(tx, ids)) {
    const { id, subscriber_id, order_id, currency, is_test } = plan
    const { key, mail } = write(plan)
    await queueOrderMail(tx, `${id}:${key}`, {
      ...mail,
      subscriber_id,
      order_id,
      titles: [titles.get(id) ?? ''],
      currency,
      is_test,
      is_subscription: true,
    })
  }
}
