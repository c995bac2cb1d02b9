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
 * Lists the descendants of a locked page that a viewer may open, in order (model, "VIEWABLE_CHILDREN"): those that
 * do not inherit its gates, allow browsing, or are completed.
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

/** Describes a decision to the viewer; VIEWABLE_CHILDREN comes first if a descendant is accessible. */
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
 * Creates links with covers for descendants that the viewer may open, whatever their gates. `getScope` returns the
 * scope of each cover's address.
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
