import { withViewableChildren, type AccessDecision, type ViewableChildren } from '@foyer/domain/access'
import type { MediaAsset, PageLink } from '@foyer/contract/pages/page-index'
import type { Ctx } from '#platform/context.ts'
import { decidePagesAccess, type AccessCaller, type PageDecision } from '../../access/index.ts'
import { loadCoverAssets } from '../../media/index.ts'
import { createRenderContext } from './render-context.ts'
import { listViewableCandidates, listPrivateLayers } from '../gates/index.ts'
import type { MediaScope } from '../media/index.ts'
import type { Site } from '../tree/index.ts'
import { createPageLink } from './related-pages.ts'

/**
 * The pages below a shut page that a viewer may open all the same, in order (model, "VIEWABLE_CHILDREN"): those that do
 * not take over its gates, that may be looked at without what it asks for, or that the viewer has completed.
 */
export async function listViewableDescendants(
  ctx: Ctx,
  site: Site,
  caller: AccessCaller,
  page_id: string,
): Promise<string[]> {
  const candidates = listViewableCandidates(site, page_id)
  const decided = await decidePagesAccess(ctx, caller, candidates)
  return candidates.filter((id) => decided.get(id)?.decision.granted && !decided.get(id)?.is_hidden)
}

/** What a viewer is told of a page that was decided about: where something below is open to them, that stands first. */
export async function describeDecision(
  ctx: Ctx,
  site: Site,
  caller: AccessCaller,
  { page_id, decision }: Pick<PageDecision, 'page_id' | 'decision'>,
): Promise<AccessDecision | ViewableChildren> {
  if (decision.granted) return decision
  return withViewableChildren(decision, await listViewableDescendants(ctx, site, caller, page_id))
}

/**
 * The same pages as links, with their covers. The viewer may open them, and so knows whatever gates they stand behind;
 * `getScope` says what the address of each cover is bound to.
 */
export async function createViewableLinks(
  ctx: Ctx,
  { site, now, locale }: { site: Site; now: Date; locale: string },
  page_ids: readonly string[],
  getScope: (page_id: string) => MediaScope,
): Promise<(PageLink & { cover_asset: MediaAsset | null })[]> {
  const readers = new Set(page_ids.flatMap((id) => [...(listPrivateLayers(site.nodes, id) ?? [])]))
  const render = createRenderContext({ app: ctx.app, site, now, locale, readers })
  const links = page_ids.flatMap((id) => createPageLink(render, id) ?? [])
  const assetOf = await loadCoverAssets(
    ctx,
    links.map(({ cover }) => cover),
  )
  return links.map((link) => ({ ...link, cover_asset: assetOf(link.cover, getScope(link.page_id)) }))
}
