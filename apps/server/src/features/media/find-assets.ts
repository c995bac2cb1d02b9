import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { presentAsset, type FileServices } from './presenter.ts'
import { findPictures } from './repository.ts'

/**
 * Pictures by id as views need them, in one query; unknown ids are left out. A `Ctx` fits as the first argument.
 * Addresses of pictures that are not public hold for ten minutes, so such answers are never kept; `bound_to` says what
 * their readers must still be let into (`mediaReadersNeed`).
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
