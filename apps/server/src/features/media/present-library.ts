import type { LibraryItem } from '@foyer/contract/media/shapes'
import type { Ctx } from '../../platform/context.ts'
import { countMediaUses } from '../../platform/uses.ts'
import { findMediaAssets } from './find-assets.ts'
import type { LibraryRow } from './library-repository.ts'

type StreamStatus = NonNullable<LibraryItem['stream']>['status']

/** Items of the library with their pictures and the number of places that use each. */
export async function presentLibrary(ctx: Ctx, rows: readonly LibraryRow[]): Promise<LibraryItem[]> {
  const counts = await countMediaUses(
    ctx,
    rows.map(({ id }) => id),
  )
  const assets = await findMediaAssets(
    ctx,
    rows.flatMap(({ id, kind, poster_id }) => (kind === 'image' ? id : (poster_id ?? []))),
  )
  return rows.map((row) => {
    const { id, kind, name, alt, type, bytes, width, height, seconds, captions, poster_id } = row
    const { stream_status: status, stream_percent: percent } = row
    return {
      id,
      kind,
      name,
      alt,
      type,
      bytes,
      width: width > 0 ? width : null,
      height: height > 0 ? height : null,
      seconds,
      status: row.status === 'ready' ? 'ready' : 'preparing',
      asset: assets.get(kind === 'image' ? id : (poster_id ?? '')) ?? null,
      captions,
      stream: status === null ? null : { status: status as StreamStatus, percent },
      use_count: counts.get(id) ?? 0,
      created_at: row.created_at.toISOString(),
    }
  })
}
