import type { AppTx } from '#platform/database/app-db.ts'
import type { PeriodFact } from '../providers/provider.ts'
import type { SubscriptionRow } from '../repository/subscriptions.ts'
import type { SwitchRow } from '../repository/switches.ts'
import { graceEnd, nextAmount } from '../subscription-state.ts'
import { queueOrderMail, type OrderMail } from './order-mail.ts'

type SubscriptionChanges = {
  known: SubscriptionRow
  next: SubscriptionRow
  /** Paid periods that were not known before. */
  renewed: readonly PeriodFact[]
  title: string
}

/** Mails what changed between two states of a locked subscription; the same state again mails nothing. */
export async function mailChanges(
  tx: AppTx,
  { known, next, renewed, title }: SubscriptionChanges,
): Promise<void> {
  const { id, currency, interval, interval_count, is_test, subscriber_id, order_id } = next
  const amount = nextAmount(next)
  const about = { subscriber_id, order_id, titles: [title], currency, is_test, is_subscription: true }
  const continues = !next.cancel_at_period_end && next.ended_at === null
  const send = (
    kind: OrderMail['kind'],
    key: string,
    { ends_at, ...facts }: { ends_at: Date; amount?: number; invoice_of?: string },
  ) =>
    queueOrderMail(tx, `${id}:${key}`, {
      kind,
      ...about,
      amount: null,
      next: continues ? { amount, interval, interval_count, at: ends_at.toISOString() } : null,
      access_until: continues ? null : (next.ended_at ?? ends_at).toISOString(),
      ...facts,
    })

  const is_switched = next.version_id !== known.version_id
  const newest = renewed.at(-1)
  for (const period of renewed) {
    const { payment_id, amount: paid, ends_at, credit = 0 } = period
    const is_switch = credit > 0 || (is_switched && period === newest)
    await send(is_switch ? 'switch' : known.state === 'past_due' ? 'recovery' : 'renewal', payment_id, {
      amount: paid,
      ends_at,
      invoice_of: payment_id,
    })
  }
  if (is_switched && !newest)
    await send('switch', `${next.version_id}:${next.cancel_read_at.toISOString()}`, {
      ends_at: next.period_ends_at,
    })

  const { unpaid_from, period_ends_at: ends_at, cancel_read_at } = next
  const is_newly_unpaid = unpaid_from?.getTime() !== known.unpaid_from?.getTime()
  if (next.state === 'past_due' && unpaid_from && is_newly_unpaid) {
    const access_until = graceEnd(unpaid_from, next.grace_days).toISOString()
    await queueOrderMail(tx, `${id}:${unpaid_from.toISOString()}`, {
      kind: 'payment_failed',
      ...about,
      amount,
      next: null,
      access_until,
    })
  }
  const { pause_ends_at } = next
  if (pause_ends_at && !known.pause_ends_at)
    await send('pause', cancel_read_at.toISOString(), { ends_at: pause_ends_at })
  if (next.cancel_at_period_end !== known.cancel_at_period_end)
    await send(next.cancel_at_period_end ? 'cancellation' : 'resumption', cancel_read_at.toISOString(), {
      ends_at,
    })
}

/** Mails that another price is planned for the end of the period. */
export async function mailPlannedSwitch(
  tx: AppTx,
  { subscriber_id, order_id, currency, is_test }: SubscriptionRow,
  { title, planned, amount }: { title: string; planned: SwitchRow; amount: number },
): Promise<void> {
  const { id, interval, interval_count, effective_at } = planned
  await queueOrderMail(tx, id, {
    kind: 'switch_planned',
    subscriber_id,
    order_id,
    titles: [title],
    currency,
    is_test,
    is_subscription: true,
    amount: null,
    next: { amount, interval, interval_count, at: effective_at.toISOString() },
    access_until: null,
  })
}
