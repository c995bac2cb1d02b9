import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { findMediaAssets } from './find-assets.ts'
import type { FileServices } from './presenter.ts'

/** Tells the picture of a cover; null where it is drawn, or there is none. */
export type AssetOf = (cover: ImageRef) => MediaAsset | null

/** The uploaded pictures among the covers of a list, read together; nothing is read where all of them are drawn. */
export async function coverAssets(
  reader: { db: AppDb | AppTx; services: FileServices },
  covers: Iterable<ImageRef>,
): Promise<AssetOf> {
  const ids = new Set<string>()
  for (const cover of covers) if (cover && 'media_id' in cover) ids.add(cover.media_id)
  if (ids.size === 0) return () => null
  const assets = await findMediaAssets(reader, [...ids])
  return (cover) => (cover && 'media_id' in cover ? (assets.get(cover.media_id) ?? null) : null)
}
