import { getMyContent as call } from '@foyer/contract/library/get-my-content'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { coverAssets } from '../../media/index.ts'
import { hasSubmissions } from '../../forms/index.ts'
import { appBond } from '../../pages/index.ts'
import { heldProducts } from '../held-products.ts'
import { readMyPages } from '../my-content.ts'

export const getMyContentRoute = implement(call, anyMember, async ({ viewer, ctx, authorize }) => {
  authorize()
  const [purchased_products, pages, has_form_submissions] = await Promise.all([
    heldProducts(ctx, viewer.subscriber_id),
    readMyPages(ctx, viewer),
    hasSubmissions(ctx.db, viewer.subscriber_id),
  ])
  const assetOf = await coverAssets(
    ctx,
    purchased_products.map((product) => product.cover),
  )
  const bond = appBond(viewer)
  return {
    purchased_products: purchased_products.map((one) => ({
      ...one,
      cover_asset: assetOf(one.cover, bond),
    })),
    ...pages,
    has_form_submissions,
  }
})
