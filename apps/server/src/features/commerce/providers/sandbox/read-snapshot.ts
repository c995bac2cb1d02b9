import type { AppDb } from '#platform/database/app-db.ts'
import type { OrderRow } from '../../order.ts'
import {
  chargeId,
  findSandboxIntent,
  listSandboxCharges,
  listSandboxRefunds,
  type SandboxCharge,
} from '../../repository/sandbox.ts'
import type { DisputeFact, IntentStatus, PaidFact, Snapshot } from '../provider.ts'
import { describeCard, describeFailure } from './schedule.ts'

/** Reads the books of the bank about one order. */
export async function readSnapshot(db: AppDb, order: OrderRow, read_at: Date): Promise<Snapshot> {
  const intent = await findSandboxIntent(db, order.id)
  if (!intent) throw new Error(`The sandbox bank knows no order ${order.id}.`)
  const [first, ...later] = await listSandboxCharges(db, order.id)
  const refunds = await listSandboxRefunds(db, order.id)
  const status: IntentStatus = intent.status === 'canceled' ? 'failed' : intent.status
  if (!first) return { read_at, status, client_secret: null, paid: null, subscription: null }

  const toPaidFact = (charge: SandboxCharge): PaidFact => ({
    payment_id: chargeId(order, charge),
    amount: charge.amount,
    currency: intent.currency,
    is_test: true,
    paid_at: charge.paid_at,
    tax: charge.tax,
    refunds: refunds
      .filter(({ starts_at }) => starts_at.getTime() === charge.starts_at.getTime())
      .map(({ id, amount, at }) => ({
        provider_refund_id: `sandbox_refund_${id}`,
        refund_id: id,
        amount,
        at,
        is_failed: false,
      })),
    disputes: toDisputeFacts(order, charge),
  })
  const { trial_ends_at, unpaid_from, cancel_at_period_end, ended_at, pause_starts_at, pause_ends_at } =
    intent
  return {
    read_at,
    status,
    client_secret: null,
    paid: toPaidFact(first),
    subscription: first.ends_at && {
      trial_ends_at,
      unpaid_from,
      failure: describeFailure(intent),
      pause: pause_starts_at && pause_ends_at ? { starts_at: pause_starts_at, ends_at: pause_ends_at } : null,
      card: describeCard(intent),
      cancel_at_period_end,
      ended_at,
      version_id: intent.version_id,
      price: intent.recurring_amount,
      first_period: { starts_at: first.starts_at, ends_at: first.ends_at },
      renewals: later.flatMap((charge) =>
        charge.ends_at
          ? {
              ...toPaidFact(charge),
              starts_at: charge.starts_at,
              ends_at: charge.ends_at,
              credit: charge.credit,
            }
          : [],
      ),
    },
  }
}

function toDisputeFacts(
  order: OrderRow,
  { dispute_state: state, disputed_at: at, dispute_closed_at: closed_at, ...charge }: SandboxCharge,
): DisputeFact[] {
  if (!state || !at) return []
  const provider_dispute_id = `sandbox_dispute_${chargeId(order, charge)}`
  return [{ provider_dispute_id, amount: charge.amount, reason: 'general', state, at, closed_at }]
}
