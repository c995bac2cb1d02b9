import type { orderRow } from '@foyer/contract/commerce/order-shapes'
import type { AvatarUrls } from '@foyer/contract/identity/shapes'
import type { z } from 'zod'
import type { Ctx } from '#platform/context.ts'
import type { TeamViewer } from '#platform/session/viewer.ts'
import { loadProductAssets } from '../product-assets.ts'
import { findProducts } from '../repository/products.ts'
import type { ListedOrder } from '../repository/studio-orders.ts'

type Row = z.infer<typeof orderRow>
type Cover = Pick<Row, 'cover' | 'cover_asset'>
/** Returns the picture of a product; of one that is unknown, none. */
export type CoverOf = (product_id: string) => Cover

/** Loads the pictures of products, archived ones too. */
export async function loadCovers(
  ctx: Ctx,
  viewer: TeamViewer,
  product_ids: readonly string[],
): Promise<CoverOf> {
  const products = await findProducts(ctx.db, [...new Set(product_ids)])
  const assetOf = await loadProductAssets(
    ctx,
    viewer,
    products.map(({ cover }) => cover),
  )
  const covers = new Map(products.map(({ id, cover }) => [id, { cover, cover_asset: assetOf(cover) }]))
  return (product_id) => covers.get(product_id) ?? { cover: null, cover_asset: null }
}

export function presentListedOrder(row: ListedOrder, coverOf: CoverOf): Row {
  const { id, number, status, subscriber_id, user_id, name, email, avatar_urls, titles, product_id } = row
  const { total, refunded, currency, coupon_code, is_test, created_at, paid_at } = row
  return {
    id,
    number,
    status,
    customer: { subscriber_id, user_id, name, email, avatar_urls: avatar_urls as AvatarUrls },
    titles,
    product_id,
    ...coverOf(product_id),
    total,
    refunded,
    currency,
    coupon_code,
    is_test,
    created_at: created_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
  }
}
