import type { MediaAsset } from '@foyer/contract/pages/page-index'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { mediaAsset, type FileServices } from './presenter.ts'
import { findMedia, findVariants } from './repository.ts'

/**
 * Pictures by id as views need them, in two queries; unknown ids are left out. A `Ctx` fits as the first argument.
 * Addresses of pictures that are not public hold for ten minutes, so such answers are never kept; `bound_to` says what
 * their readers must still be let into (`mediaReadersNeed`).
 */
export async function findMediaAssets(
  { db, services }: { db: AppDb | AppTx; services: FileServices },
  ids: readonly string[],
  bound_to?: string,
): Promise<Map<string, MediaAsset>> {
  const [rows, variants] = await Promise.all([findMedia(db, ids), findVariants(db, ids)])
  return new Map(rows.map((row) => [row.id, mediaAsset(services, row, variants, bound_to)]))
}
