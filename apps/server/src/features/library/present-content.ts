import type { ContentItem } from '@foyer/contract/library/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { decidePagesAccess, isListable, presentDecision } from '../access/index.ts'
import { loadCoverAssets } from '../media/index.ts'
import { loadLiveSite, formatMediaScope, listKnownLinks } from '../pages/index.ts'

/**
 * Presents published pages as lists of content show them to the viewer, in the given order, in a constant number of
 * queries. Pages that the viewer may not know of are left out.
 */
export async function presentContent(
  ctx: Ctx,
  viewer: Viewer | null,
  page_ids: readonly string[],
): Promise<ContentItem[]> {
  const site = await loadLiveSite(ctx)
  const decisions = await decidePagesAccess(ctx, viewer, page_ids)
  const links = await listKnownLinks(
    ctx,
    [...decisions.values()].filter(isListable).map(({ page_id }) => page_id),
  )
  const assetOf = await loadCoverAssets(
    ctx,
    links.map((link) => link.cover),
  )
  return links.flatMap((link) => {
    const decided = decisions.get(link.page_id)
    if (!decided) return []
    return [
      {
        ...link,
        cover_asset: assetOf(link.cover, formatMediaScope('shell', link.page_id, viewer)),
        tags: [...(site.tags.get(link.page_id) ?? [])],
        progress: null,
        is_completed: false,
        next_page_id: null,
        done: null,
        total: null,
        access: presentDecision(decided.decision, ctx.app.time_zone),
        price: null,
      },
    ]
  })
}
