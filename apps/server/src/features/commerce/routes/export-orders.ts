import { exportOrders as call } from '@foyer/contract/commerce/export-orders'
import { formatCsv } from '@foyer/domain/csv'
import { getTranslator } from '@foyer/i18n/server'
import { implement } from '#platform/http/implement.ts'
import { orderCsvHeader, orderCsvRow } from '../orders/order-csv.ts'
import { createOrderFilter, parseOrderCursor } from '../orders/order-filter.ts'
import { commercePolicy } from '../policy.ts'
import { listOrders } from '../repository/studio-orders.ts'

/** Orders per part: short transactions and little memory. */
const BATCH_SIZE = 500

export const exportOrdersRoute = implement(
  call,
  commercePolicy.manageOrders,
  async ({ input, ctx, authorize }) => {
    authorize()
    const { cursor, locale, ...filter_input } = input
    const found = await listOrders(ctx.db, createOrderFilter(ctx, filter_input), {
      below: parseOrderCursor(cursor),
      limit: BATCH_SIZE + 1,
    })
    const rows = found.slice(0, BATCH_SIZE)
    const { t } = getTranslator(locale)
    return {
      header: formatCsv([orderCsvHeader(t)]),
      lines: formatCsv(rows.map((row) => orderCsvRow(t, row, ctx.app.time_zone))),
      count: rows.length,
      next_cursor: found.length > BATCH_SIZE ? String(rows.at(-1)?.number) : null,
    }
  },
)
