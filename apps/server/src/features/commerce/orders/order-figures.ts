import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '#platform/context.ts'
import { sumPaidByDay, sumRisks, type DaySum, type RiskSum } from '../repository/order-figures.ts'
import { countOrderStatuses, listViewStatuses, type OrderView } from '../repository/studio-orders.ts'
import { todayOf } from './order-filter.ts'

type Figures = OutputFor<'commerce.getOrderFigures'>

const DAYS = 30

/** The figures of orders by currency, and how many orders each view has. */
export async function loadOrderFigures(ctx: Ctx): Promise<Figures> {
  const scope = { today: todayOf(ctx), zone: ctx.app.time_zone, with_test: ctx.app.is_sandbox }
  const [statuses, paid, risks] = await Promise.all([
    countOrderStatuses(ctx.db, scope),
    sumPaidByDay(ctx.db, scope),
    sumRisks(ctx.db, scope),
  ])
  const count = (view: OrderView | null): number =>
    listViewStatuses(view).reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0)
  const currencies = [...new Set([...paid, ...risks].map(({ currency }) => currency))]
  return {
    counts: {
      all: count(null),
      paid: count('paid'),
      failed: count('failed'),
      refunded: count('refunded'),
      disputed: count('disputed'),
      unpaid: count('unpaid'),
    },
    currencies: currencies
      .map((currency) => createFigures(currency, paid, risks))
      .toSorted((a, b) => b.month - a.month || a.currency.localeCompare(b.currency)),
  }
}

function createFigures(
  currency: string,
  paid: readonly DaySum[],
  risks: readonly RiskSum[],
): Figures['currencies'][number] {
  const days = paid.filter((one) => one.currency === currency)
  const dayOf = (days_ago: number) => days.find((one) => one.days_ago === days_ago)
  const by_day = Array.from({ length: DAYS }, (_, i) => dayOf(DAYS - 1 - i)?.amount ?? 0)
  const riskOf = (kind: RiskSum['kind']) => {
    const { amount = 0, count = 0 } =
      risks.find((one) => one.currency === currency && one.kind === kind) ?? {}
    return { amount, count }
  }
  const [refunded, failed, disputed] = [riskOf('refunded'), riskOf('failed'), riskOf('disputed')]
  return {
    currency,
    today: dayOf(0)?.amount ?? 0,
    today_count: dayOf(0)?.count ?? 0,
    yesterday: dayOf(1)?.amount ?? 0,
    month: by_day.reduce((sum, amount) => sum + amount, 0),
    month_before: days
      .filter(({ days_ago }) => days_ago >= DAYS)
      .reduce((sum, { amount }) => sum + amount, 0),
    by_day,
    refunded: refunded.amount,
    refunded_count: refunded.count,
    at_risk: failed.amount + disputed.amount,
    failed_count: failed.count,
    disputed_count: disputed.count,
  }
}
