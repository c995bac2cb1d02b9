import { getMyContent as call } from '@foyer/contract/library/get-my-content'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { loadCoverAssets } from '../../media/index.ts'
import { hasSubmissions } from '../../forms/index.ts'
import { hasTraining } from '../../workouts/index.ts'
import { formatAppMediaScope } from '../../pages/index.ts'
import { readMyPages } from '../my-content.ts'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Ctx } from '#platform/context.ts'
import { listActiveProductIds } from '../../access/index.ts'
import { findProductCovers, findProductTitles } from '../../commerce/index.ts'

export const getMyContentRoute = implement(call, anyMember, async ({ input, viewer, ctx, authorize }) => {
  authorize()
  const [purchased_products, pages, has_form_submissions, has_training] = await Promise.all([
    listOwnedProducts(ctx, viewer.subscriber_id),
    readMyPages(ctx, viewer, input.lang ?? null),
    hasSubmissions(ctx.db, viewer.subscriber_id),
    hasTraining(ctx.db, viewer.subscriber_id),
  ])
  const assetOf = await loadCoverAssets(
    ctx,
    purchased_products.map((product) => product.cover),
  )
  const scope = formatAppMediaScope(viewer)
  return {
    purchased_products: purchased_products.map((one) => ({
      ...one,
      cover_asset: assetOf(one.cover, scope),
    })),
    ...pages,
    has_form_submissions,
    has_training,
  }
})

/** Lists the products that a member owns, as lists show them. */
async function listOwnedProducts(
  ctx: Ctx,
  subscriber_id: string,
): Promise<{ product_id: string; title: string; cover: ImageRef }[]> {
  const ids = await listActiveProductIds(ctx.db, subscriber_id, ctx.now())
  if (ids.length === 0) return []
  const [titles, covers] = await Promise.all([findProductTitles(ctx.db, ids), findProductCovers(ctx.db, ids)])
  return ids.map((id) => ({ product_id: id, title: titles.get(id) ?? '', cover: covers.get(id) ?? null }))
}
