import type { AppTx } from '#platform/database/app-db.ts'
import type { OrderRow } from '../../order.ts'
import {
  findSandboxIntent,
  insertSandboxCharge,
  updateSandboxIntent,
  type SandboxPrice,
} from '../../repository/sandbox.ts'
import { ProviderError, type PriceSwitch, type SwitchOutcome } from '../provider.ts'
import { isRunning, renewalRefusal } from './schedule.ts'

/** A price as the bank writes it down. */
export function priceOf(change: PriceSwitch): SandboxPrice {
  const { version_id, amount, discount, interval, interval_count } = change
  return { version_id, amount, discount, interval, interval_count }
}

/** Switches a locked subscription to another price; what is due is taken from the saved card, or nothing changes. */
export async function switchPrice(
  tx: AppTx,
  { id: order_id }: OrderRow,
  change: PriceSwitch,
  now: Date,
): Promise<SwitchOutcome> {
  const intent = await findSandboxIntent(tx, order_id)
  if (!intent || !isRunning(intent))
    throw new ProviderError('The sandbox bank has no such subscription.', { is_temporary: false })
  if (intent.version_id === change.version_id) return 'succeeded'
  const { amount: recurring_amount, ...price } = priceOf(change)
  if (change.takes_effect === 'trial') {
    await updateSandboxIntent(tx, order_id, { ...price, recurring_amount })
    return 'succeeded'
  }
  const refusal = renewalRefusal(intent.card)
  if (refusal) return refusal === 'authentication' ? 'authentication' : 'failed'
  const { due: amount, credit, next_at } = change.quote
  const is_same = intent.interval === price.interval && intent.interval_count === price.interval_count
  await insertSandboxCharge(tx, {
    order_id,
    starts_at: change.proration_at,
    ends_at: next_at,
    amount,
    credit,
    tax: null,
    paid_at: now,
  })
  await updateSandboxIntent(tx, order_id, {
    ...price,
    recurring_amount,
    next_charge_at: next_at,
    ...(is_same ? {} : { anchor: change.proration_at }),
  })
  return 'succeeded'
}
