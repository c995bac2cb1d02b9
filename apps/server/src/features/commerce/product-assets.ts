import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { AnyViewer } from '../../platform/session/viewer.ts'
import { coverAssets } from '../media/index.ts'
import { appBond } from '../pages/index.ts'

/** Tells the picture of a product's cover; null where it is drawn, or there is none. */
export type ProductAssetOf = (cover: ImageRef) => MediaAsset | null

/** The uploaded covers of products, whose addresses live for as long as whoever asks may come into the app at all. */
export async function productAssets(
  ctx: Ctx,
  viewer: AnyViewer,
  covers: Iterable<ImageRef>,
): Promise<ProductAssetOf> {
  const assetOf = await coverAssets(ctx, covers)
  const bond = viewer?.kind === 'team' ? null : appBond(viewer)
  return (cover) => assetOf(cover, bond)
}
