import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { presentAsset, type FileServices } from './presenter.ts'
import { findPictures } from './repository.ts'

/**
 * Returns pictures by id in one query; unknown ids are omitted. URLs of private pictures expire after ten minutes,
 * so do not cache them; `bound_to` names what their readers need access to (`mediaReadersNeed`).
 */
export async function findMediaAssets(
  { db, services }: { db: AppDb | AppTx; services: FileServices },
  ids: readonly string[],
  bound_to?: string,
): Promise<Map<string, MediaAsset>> {
  const pictures = await findPictures(db, ids)
  return new Map(
    pictures.map((picture) => [picture.id, presentAsset(services, picture, picture.variants, bound_to)]),
  )
}
