import { listPurchases as call } from '@foyer/contract/commerce/list-purchases'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { presentPurchase } from '../presenter.ts'
import { loadProductAssets } from '../product-assets.ts'
import { findProductCovers } from '../repository/product-names.ts'
import { listPurchases } from '../repository/purchases.ts'

export const listPurchasesRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const rows = await listPurchases(ctx.db, viewer.subscriber_id, { with_test: true })
  const covers = await findProductCovers(
    ctx.db,
    rows.map((row) => row.product_id),
  )
  const assetOf = await loadProductAssets(ctx, viewer, covers.values())
  return { items: rows.map((row) => presentPurchase(row, covers.get(row.product_id) ?? null, assetOf)) }
})
