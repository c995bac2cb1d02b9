import { exportProductHolders as call } from '@foyer/contract/commerce/export-product-holders'
import { formatCsv } from '@foyer/domain/csv'
import { toDecimal } from '@foyer/domain/money'
import { dayInZone } from '@foyer/domain/time'
import { getTranslator } from '@foyer/i18n/server'
import { implement } from '#platform/http/implement.ts'
import { isId } from '#platform/ids.ts'
import { commercePolicy } from '../policy.ts'
import { listHolders } from '../repository/product-holders.ts'
import { findProducts } from '../repository/products.ts'

/** Rows per part: short transactions and little memory. */
const BATCH_SIZE = 500

export const exportProductHoldersRoute = implement(
  call,
  commercePolicy.manageProduct,
  async ({ input, ctx, authorize }) => {
    const { id: product_id, cursor, locale } = input
    const [product] = await findProducts(ctx.db, [product_id])
    authorize({ exists: product !== undefined })
    const part = {
      product_id,
      below: cursor !== undefined && isId(cursor) ? cursor : null,
      limit: BATCH_SIZE + 1,
      now: ctx.now(),
    }
    const found = await listHolders(ctx.db, part, { with_test: ctx.app.is_sandbox })
    const rows = found.slice(0, BATCH_SIZE)
    const { t } = getTranslator(locale)
    const formatDay = (at: Date | null): string =>
      at === null ? '' : dayInZone(at.toISOString(), ctx.app.time_zone)
    return {
      header: formatCsv([
        (['member', 'email', 'cause', 'part_of', 'since', 'until', 'paid', 'currency'] as const).map((name) =>
          t(`studio_products.holders.columns.${name}`),
        ),
      ]),
      lines: formatCsv(
        rows.map(({ name, email, cause, part_of, since, until, paid, currency }) => [
          name,
          email,
          t(`studio_products.holders.causes.${cause}`),
          part_of ?? '',
          formatDay(since),
          formatDay(until),
          paid !== null && currency !== null ? toDecimal({ amount: paid, currency }) : '',
          currency ?? '',
        ]),
      ),
      count: rows.length,
      next_cursor: found.length > BATCH_SIZE ? (rows.at(-1)?.id ?? null) : null,
    }
  },
)
