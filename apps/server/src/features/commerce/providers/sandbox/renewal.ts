import { addTax, chargeStep, discountOfPeriod, splitTax, type OrderTax } from '@foyer/domain/money'
import type { AppTx } from '#platform/database/app-db.ts'
import { findOrder } from '../../repository/orders.ts'
import { listSandboxCharges, type SandboxIntent } from '../../repository/sandbox.ts'
import { findRenewalTerms } from '../../tax/find-tax.ts'

/**
 * What the next period costs, with the tax of the buyer's address at that time: discounts count paid periods, and a
 * trial is none.
 */
export async function computeRenewal(
  tx: AppTx,
  intent: SandboxIntent,
  time: { now: Date; zone: string },
): Promise<{ amount: number; tax: OrderTax | null }> {
  const { order_id, recurring_amount, discount, discount_periods: periods, trial_days } = intent
  // A switch within a period pays for no further one.
  const charges = new Set((await listSandboxCharges(tx, order_id)).map((one) => one.ends_at?.getTime())).size
  const net =
    (recurring_amount ?? 0) - discountOfPeriod({ discount, periods }, charges + (trial_days > 0 ? 0 : 1))
  const order = await findOrder(tx, order_id)
  const terms = order && (await findRenewalTerms(tx, order, time))
  const amount = addTax(net, terms, chargeStep(intent.currency))
  return { amount, tax: terms && splitTax(amount, terms, net) }
}
