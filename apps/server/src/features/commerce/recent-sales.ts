import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import { salesBySpan, type SpanSales } from './repository/sales-by-span.ts'

type RecentSales = OutputFor<'commerce.listStudioProducts'>['items'][number]['recent_sales'][number]

const SPANS = 10
const SPAN_DAYS = 3
const DAY_MS = 86_400_000

/** Lists the sales of the last 30 days by product, without products that sold nothing. */
export async function listRecentSales(
  ctx: Ctx,
  product_ids: readonly string[],
): Promise<ReadonlyMap<string, RecentSales[]>> {
  const until = ctx.now()
  const since = new Date(until.getTime() - SPANS * SPAN_DAYS * DAY_MS)
  const span = { since, until, days: SPAN_DAYS, with_test: ctx.app.is_sandbox }
  const sales = await salesBySpan(ctx.db, product_ids, span)
  const by_product = Map.groupBy(sales, (one) => one.product_id)
  return new Map([...by_product].map(([id, product_sales]) => [id, groupByCurrency(product_sales)]))
}

function groupByCurrency(sales: readonly SpanSales[]): RecentSales[] {
  return [...Map.groupBy(sales, (one) => one.currency)].map(([currency, product_sales]) => ({
    currency,
    amount: product_sales.reduce((sum, { amount }) => sum + amount, 0),
    count: product_sales.reduce((sum, { count }) => sum + count, 0),
    by_span: Array.from(
      { length: SPANS },
      (_, i) => product_sales.find(({ spans_ago }) => spans_ago === SPANS - 1 - i)?.amount ?? 0,
    ),
  }))
}
