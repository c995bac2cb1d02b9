import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Ctx } from '../../platform/context.ts'
import { activeProductIds } from '../access/index.ts'
import { productCovers, productTitles } from '../commerce/index.ts'

/** The products that a member holds, as lists show them. */
export async function heldProducts(
  ctx: Ctx,
  subscriber_id: string,
): Promise<{ product_id: string; title: string; cover: ImageRef }[]> {
  const ids = await activeProductIds(ctx.db, subscriber_id, ctx.now())
  if (ids.length === 0) return []
  const [titles, covers] = await Promise.all([productTitles(ctx.db, ids), productCovers(ctx.db, ids)])
  return ids.map((id) => ({ product_id: id, title: titles.get(id) ?? '', cover: covers.get(id) ?? null }))
}
