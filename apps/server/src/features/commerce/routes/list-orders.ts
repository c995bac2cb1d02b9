import { listOrders as call } from '@foyer/contract/commerce/list-orders'
import { implement } from '#platform/http/implement.ts'
import { createOrderFilter, parseOrderCursor } from '../orders/order-filter.ts'
import { loadCovers, presentListedOrder } from '../orders/present-order.ts'
import { commercePolicy } from '../policy.ts'
import { countOrders, listOrders } from '../repository/studio-orders.ts'

export const listOrdersRoute = implement(
  call,
  commercePolicy.manageOrders,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { cursor, limit, ...filter_input } = input
    const filter = createOrderFilter(ctx, filter_input)
    const [found, total_count] = await Promise.all([
      listOrders(ctx.db, filter, { below: parseOrderCursor(cursor), limit: limit + 1 }),
      countOrders(ctx.db, filter),
    ])
    const rows = found.slice(0, limit)
    const coverOf = await loadCovers(
      ctx,
      viewer,
      rows.map(({ product_id }) => product_id),
    )
    return {
      items: rows.map((row) => presentListedOrder(row, coverOf)),
      next_cursor: found.length > limit ? String(rows.at(-1)?.number) : null,
      total_count,
    }
  },
)
