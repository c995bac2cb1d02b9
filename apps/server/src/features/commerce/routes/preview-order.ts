import { previewOrder as call } from '@foyer/contract/commerce/preview-order'
import type { Ctx } from '#platform/context.ts'
import { implement } from '#platform/http/implement.ts'
import { listActiveProductIds } from '../../access/index.ts'
import { basketRefusal } from '../basket.ts'
import { findNeededConsents } from '../consumer-law.ts'
import { commercePolicy } from '../policy.ts'
import { priceOrder } from '../price-order.ts'
import { presentBasket } from '../present-basket.ts'
import { listProductParts } from '../repository/product-parts.ts'

export const previewOrderRoute = implement(
  call,
  commercePolicy.seeProducts,
  async ({ input, viewer, ctx, authorize }) => {
    authorize({ access: ctx.app.access })
    const {
      id: product_id,
      version_id,
      coupon_code: coupon,
      order_bumps,
      products,
      address,
      without_trial,
    } = input
    const priced = await priceOrder(ctx, {
      product_id,
      version_id,
      coupon,
      order_bumps,
      products,
      address,
      subscriber_id: viewer?.subscriber_id ?? null,
      email: viewer?.email ?? null,
      without_trial,
      now: ctx.now(),
      zone: ctx.app.time_zone,
    })
    if (!priced.ok) throw basketRefusal(priced)
    const ordered = priced.basket.lines.map((line) => line.product_id)
    return {
      ...presentBasket(priced.basket, ctx.now(), ctx.app.time_zone),
      owned_parts: await listOwnedParts(ctx, viewer?.subscriber_id ?? null, ordered),
      ...(await findNeededConsents(ctx.db, priced.basket)),
    }
  },
)

/** Which parts of some products a member owns. */
async function listOwnedParts(ctx: Ctx, subscriber_id: string | null, product_ids: readonly string[]) {
  if (subscriber_id === null) return []
  const parts = await listProductParts(ctx.db, product_ids)
  if (parts.length === 0) return []
  const owned = new Set(await listActiveProductIds(ctx.db, subscriber_id, ctx.now()))
  return parts
    .filter(({ included_id }) => owned.has(included_id))
    .map(({ included_id: product_id, title }) => ({ product_id, title }))
}
