import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { AnyViewer } from '../../platform/session/viewer.ts'
import { loadCoverAssets } from '../media/index.ts'
import { formatAppMediaScope } from '../pages/index.ts'
import type { ProductRow } from './repository/products.ts'

/** Returns the picture of a product's cover; null if it is drawn, or if there is none. */
export type ProductAssetOf = (cover: ImageRef) => MediaAsset | null

/** The uploaded images that a product shows. */
export const listImages = ({ cover, teacher }: Pick<ProductRow, 'cover' | 'teacher'>): ImageRef[] => [
  cover,
  teacher?.photo ?? null,
]

/** Loads the uploaded covers of products, with addresses valid while the viewer may access the app. */
export async function loadProductAssets(
  ctx: Ctx,
  viewer: AnyViewer,
  covers: Iterable<ImageRef>,
): Promise<ProductAssetOf> {
  const assetOf = await loadCoverAssets(ctx, covers)
  const scope = viewer?.kind === 'team' ? null : formatAppMediaScope(viewer)
  return (cover) => assetOf(cover, scope)
}
