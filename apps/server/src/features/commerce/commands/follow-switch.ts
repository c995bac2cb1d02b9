import type { Ctx } from '#platform/context.ts'
import type { AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'
import type { PeriodFact, Snapshot } from '../providers/provider.ts'
import { insertOrderEvent } from '../repository/order-events.ts'
import type { SubscriptionRow } from '../repository/subscriptions.ts'
import { updateSwitch, type SwitchRow } from '../repository/switches.ts'

type Price = Pick<SubscriptionRow, 'version_id' | 'amount' | 'discount' | 'interval' | 'interval_count'>
type ReportedSubscription = NonNullable<Snapshot['subscription']>

/** How far the period that a switch starts may be from the instant that it was computed for. */
const MAX_APART_MS = 2 * 60 * 60 * 1000

/** The switch at once that a payment is for: the amount that was due, at about the instant that it was computed for. */
export function findPaidSwitch(
  switches: readonly SwitchRow[],
  { amount, starts_at }: Pick<PeriodFact, 'amount' | 'starts_at'>,
): SwitchRow | null {
  const apart = ({ proration_at }: SwitchRow): number =>
    Math.abs(proration_at.getTime() - starts_at.getTime())
  const [nearest] = switches
    .filter((one) => one.takes_effect === 'now' && one.due === amount && apart(one) <= MAX_APART_MS)
    .toSorted((a, b) => apart(a) - apart(b))
  return nearest ?? null
}

/** What payments of a subscription that was switched may come to. */
export function listSwitchAmounts(switches: readonly SwitchRow[]): number[] {
  return switches.flatMap(({ due, amount, discount, former_amount, former_discount }) => [
    due,
    amount,
    amount - discount,
    former_amount,
    former_amount - former_discount,
  ])
}

/** The price by which a subscription renews, where the newest reading names one that was asked for. */
export function followPrice(
  known: SubscriptionRow,
  {
    switches,
    reported,
    is_newer,
  }: { switches: readonly SwitchRow[]; reported: ReportedSubscription; is_newer: boolean },
): Partial<Price> {
  const { version_id } = reported
  if (!is_newer || !version_id || version_id === known.version_id) return {}
  const found = switches.find((one) => one.version_id === version_id)
  if (found) return toPrice(found)
  const left = switches.find((one) => one.from_version_id === version_id)
  return left
    ? {
        version_id,
        amount: left.former_amount,
        discount: left.former_discount,
        interval: left.former_interval,
        interval_count: left.former_interval_count,
      }
    : {}
}

const toPrice = ({ version_id, amount, discount, interval, interval_count }: SwitchRow): Price => ({
  version_id,
  amount,
  discount,
  interval,
  interval_count,
})

/** Notes on the order's timeline that a switch has happened, once. */
export async function finishSwitches(
  ctx: Ctx,
  tx: AppTx,
  known: SubscriptionRow,
  { switches, next }: { switches: readonly SwitchRow[]; next: SubscriptionRow },
): Promise<void> {
  if (next.version_id === known.version_id) return
  const done = switches.find(
    ({ version_id, state }) => version_id === next.version_id && (state === 'open' || state === 'planned'),
  )
  if (!done || !(await updateSwitch(tx, done.id, 'done'))) return
  await insertOrderEvent(tx, {
    id: newId(),
    subscriber_id: known.subscriber_id,
    order_id: known.order_id,
    kind: 'switched',
    text: done.name,
    actor_id: null,
    actor_name: null,
    at: ctx.now(),
  })
}
