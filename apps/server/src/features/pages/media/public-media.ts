import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { setPublicMedia } from '../../media/index.ts'
import { lockVisibility, readLiveApp, listPublicPictures } from './sync-pictures.ts'

/** Pictures that are still being made may get more sizes soon; what shows them is made again after this. */
const UNFINISHED_TTL_MS = 15_000

/** Signed addresses live ten minutes; whoever gets one can use it for at least six of them. */
const SIGNED_TTL_MS = 4 * 60_000

/** The pictures of an index that only a signed address shows. */
export function listSignedMedia({ media }: Pick<PageIndex, 'media'>): string[] {
  return Object.values(media)
    .filter((asset) => isSignedAddress(asset.src))
    .map((asset) => asset.id)
}

/** Until when (real time) an index may be given as it is. */
export function computeFreshUntil(index: Pick<PageIndex, 'media'>): number {
  const is_unfinished = Object.values(index.media).some((asset) => asset.variants.length === 0)
  if (is_unfinished) return Date.now() + UNFINISHED_TTL_MS
  return listSignedMedia(index).length > 0 ? Date.now() + SIGNED_TTL_MS : Number.POSITIVE_INFINITY
}

/**
 * Gives what anyone may see: its pictures are opened first, so that no address in it ever ends. `make` puts the
 * index together and is asked again after a picture was opened. Each picture is judged by itself, linked pages' covers
 * too: what has been closed since opens nothing.
 */
export async function withPublicMedia<Index extends Pick<PageIndex, 'media'>>(
  ctx: Ctx,
  build: () => Promise<Index>,
): Promise<Index> {
  const index = await build()
  const signed_ids = listSignedMedia(index)
  if (signed_ids.length === 0) return index
  const is_opened = await inTransaction(ctx.services.database, ctx.app.id, async (tx) => {
    await lockVisibility(tx)
    const now = ctx.now()
    const public_ids = await listPublicPictures(tx, await readLiveApp(tx), now, signed_ids)
    await setPublicMedia(tx, ctx.services, [...public_ids])
    return public_ids.size > 0
  })
  return is_opened ? build() : index
}

/** True for an address that ends. */
export function isSignedAddress(address: string): boolean {
  return address.includes('signature=')
}
