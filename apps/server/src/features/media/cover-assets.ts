import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { ImageRef } from '@foyer/contract/pages/shapes'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { presentAsset, type FileServices } from './presenter.ts'
import { findPictures } from './repository.ts'

/**
 * Returns the picture of a cover; null when it is generated or missing. `bound_to`: what readers of its URL must
 * have access to (`mediaReadersNeed`); null, time-limited only, is for the studio and draft previews.
 */
export type FindCoverAsset = (cover: ImageRef, bound_to: string | null) => MediaAsset | null

/** The uploaded pictures among the covers of a list, read together; nothing is read where all of them are drawn. */
export async function loadCoverAssets(
  { db, services }: { db: AppDb | AppTx; services: FileServices },
  covers: Iterable<ImageRef>,
): Promise<FindCoverAsset> {
  const ids = new Set<string>()
  for (const cover of covers) if (cover && 'media_id' in cover) ids.add(cover.media_id)
  if (ids.size === 0) return () => null
  const pictures = new Map((await findPictures(db, [...ids])).map((picture) => [picture.id, picture]))
  return (cover, bound_to) => {
    const picture = cover && 'media_id' in cover ? pictures.get(cover.media_id) : undefined
    return picture ? presentAsset(services, picture, picture.variants, bound_to ?? undefined) : null
  }
}
