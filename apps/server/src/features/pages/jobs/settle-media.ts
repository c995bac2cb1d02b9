import type { ImageRef } from '@foyer/contract/pages/shapes'
import { defineJob } from '#platform/jobs/index.ts'
import { isLogo } from '../../apps/index.ts'
import { setPrivateMedia, setPublicMedia } from '../../media/index.ts'
import { mediaOf } from '../assemble.ts'
import { publicShell } from '../gates.ts'
import { lockVisibility } from '../serving/open-media.ts'
import { findByMedia, mediaOfPages } from '../repository/versions.ts'
import { childrenOf, loadSite, type Site } from '../site.ts'

/**
 * After a change of access to a page (`null`: to the app as a whole): opens the pictures of pages that are open now, and takes back those that no stranger may
 * see any more. A picture stays open while any open page shows it, or any page that is not private has it as its cover.
 */
export const settleMedia = defineJob<{ page_id: string | null }>(
  'pages.settle_media',
  { retry_limit: 8, concurrency: 2 },
  async (ctx, { page_id }) => {
    const now = ctx.now()
    await ctx.write(lockVisibility)
    /** Read anew: this server may not have heard of the change yet. */
    const site = await loadSite(ctx.db, ctx.app.release_id, now)
    const page_ids = page_id === null ? site.pages.keys() : below(site, page_id)
    const shown = await mediaOfPages(ctx.db, site.number, [...page_ids])
    if (shown.length === 0) return
    const wanted = new Set<string>()
    for (const page of await findByMedia(ctx.db, site.number, shown)) {
      const { kind } = publicShell(ctx.app, site, page.page_id, now)
      const ids =
        kind === 'open'
          ? page.media_ids
          : kind === 'gated'
            ? mediaOf([page.cover as ImageRef, page.og_image as ImageRef])
            : []
      for (const id of ids) wanted.add(id)
    }
    const open = shown.filter((id) => wanted.has(id))
    const logos = await Promise.all(shown.map(async (id) => ((await isLogo(ctx.db, id)) ? id : null)))
    const closed = shown.filter((id) => !wanted.has(id) && !logos.includes(id))
    await ctx.write(async (tx) => {
      await setPublicMedia(tx, ctx.services, open)
      await setPrivateMedia(tx, closed)
    })
  },
)

function* below(site: Site, page_id: string, depth = 0): Generator<string> {
  yield page_id
  for (const child of depth < 64 ? childrenOf(site, page_id) : []) yield* below(site, child, depth + 1)
}
