import { listStudioProducts as call } from '@foyer/contract/commerce/list-studio-products'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { isId } from '#platform/ids.ts'
import { listOpenedPagesForOwner } from '../opened-pages.ts'
import { commercePolicy } from '../policy.ts'
import { presentProduct } from '../presenter.ts'
import { listImages, loadProductAssets } from '../product-assets.ts'
import { loadSamplePages } from '../sample-pages.ts'
import { listRecentSales } from '../recent-sales.ts'
import { countBuyers, listRevenue } from '../repository/payments.ts'
import { searchProducts } from '../repository/products.ts'
import { findTaxNote } from '../tax/tax-note.ts'

export const listStudioProductsRoute = implement(
  call,
  commercePolicy.manageProducts,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { term, cursor, limit } = input
    if (cursor !== undefined && !isId(cursor)) throw invalidField('cursor', 'invalid')
    const { rows: found, total_count } = await searchProducts(ctx.db, {
      term,
      before: cursor ?? null,
      limit: limit + 1,
    })
    const rows = found.slice(0, limit)
    const ids = rows.map((row) => row.id)
    const [buyers, revenue, recent_sales, opens, assetOf, sampleOf, tax] = await Promise.all([
      countBuyers(ctx.db, ids),
      listRevenue(ctx.db, ids, { with_test: ctx.app.is_sandbox }),
      listRecentSales(ctx, ids),
      listOpenedPagesForOwner(ctx, ids),
      loadProductAssets(ctx, viewer, rows.flatMap(listImages)),
      loadSamplePages(ctx, null, rows),
      findTaxNote(ctx.db),
    ])
    return {
      items: rows.map((row) => ({
        ...presentProduct(row, opens.get(row.id) ?? [], { assetOf, sampleOf, tax }),
        is_archived: row.archived_at !== null,
        is_on_sale: row.is_on_sale,
        buyers: buyers.get(row.id) ?? 0,
        revenue: revenue
          .filter((one) => one.product_id === row.id)
          .map(({ amount, currency }) => ({ amount, currency })),
        recent_sales: recent_sales.get(row.id) ?? [],
      })),
      next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      total_count,
    }
  },
)
