import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { setPublicMedia } from '../../media/index.ts'
import { lockVisibility, readLiveApp, shownToAll } from './pictures.ts'

/** Pictures that are still being made may get more sizes soon; what shows them is made again after this. */
const UNFINISHED_MS = 15_000

/** Signed addresses live ten minutes; whoever gets one can use it for at least six of them. */
const SIGNED_MS = 4 * 60_000

/** The pictures of an index that only a signed address shows. */
export function signedMedia({ media }: Pick<PageIndex, 'media'>): string[] {
  return Object.values(media)
    .filter((asset) => isSignedAddress(asset.src))
    .map((asset) => asset.id)
}

/** Until when (real time) an index may be given as it is. */
export function freshUntil(index: Pick<PageIndex, 'media'>): number {
  const is_unfinished = Object.values(index.media).some((asset) => asset.variants.length === 0)
  if (is_unfinished) return Date.now() + UNFINISHED_MS
  return signedMedia(index).length > 0 ? Date.now() + SIGNED_MS : Number.POSITIVE_INFINITY
}

/**
 * Gives what anyone may see: its pictures are opened first, so that no address in it ever ends. `make` puts the
 * index together and is asked again after a picture was opened. Each picture is judged by itself, linked pages' covers
 * too: what has been closed since opens nothing.
 */
export async function withOpenMedia<Index extends Pick<PageIndex, 'media'>>(
  ctx: Ctx,
  make: () => Promise<Index>,
): Promise<Index> {
  const index = await make()
  const closed = signedMedia(index)
  if (closed.length === 0) return index
  const is_opened = await inTransaction(ctx.services.database, ctx.app.id, async (tx) => {
    await lockVisibility(tx)
    const now = ctx.now()
    const shown = await shownToAll(tx, await readLiveApp(tx), now, closed)
    await setPublicMedia(tx, ctx.services, [...shown])
    return shown.size > 0
  })
  return is_opened ? make() : index
}

/** True for an address that ends. */
export function isSignedAddress(address: string): boolean {
  return address.includes('signature=')
}
