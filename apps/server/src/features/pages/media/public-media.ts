import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { inTransaction } from '#platform/database/app-db.ts'
import { setPublicMedia } from '../../media/index.ts'
import { lockVisibility, readLiveApp, listPublicPictures } from './sync-pictures.ts'

/** Pictures still in processing may get more sizes soon, so entries that show them expire after this time. */
const UNFINISHED_TTL_MS = 15_000

/** Signed addresses live ten minutes; a cached entry leaves at least six of them. */
const SIGNED_TTL_MS = 4 * 60_000

/** The pictures of an index that only a signed address shows. */
export function listSignedMedia({ media }: Pick<PageIndex, 'media'>): string[] {
  return Object.values(media)
    .filter((asset) => isSignedAddress(asset.src))
    .map((asset) => asset.id)
}

/** Until when (real time) an index may be given as it is. */
export function computeFreshUntil(index: Pick<PageIndex, 'media' | 'files'>): number {
  const is_unfinished = Object.values(index.media).some((asset) => asset.variants.length === 0)
  if (is_unfinished) return Date.now() + UNFINISHED_TTL_MS
  const has_signed_file = Object.values(index.files ?? {}).some(({ src }) => src !== null)
  return has_signed_file || listSignedMedia(index).length > 0
    ? Date.now() + SIGNED_TTL_MS
    : Number.POSITIVE_INFINITY
}

/**
 * Creates an index that anyone may see, with pictures published first so that none of its addresses expires. Calls
 * `build` again after a picture was published. Covers of pages closed since are not published.
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
