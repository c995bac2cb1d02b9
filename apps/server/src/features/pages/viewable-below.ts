import type { MediaAsset, PageLink } from '@foyer/contract/pages/page-index'
import type { Ctx } from '../../platform/context.ts'
import { decidePagesAccess, type Asking } from '../access/index.ts'
import { coverAssets } from '../media/index.ts'
import { assemblyOf, linkTo } from './assemble.ts'
import { privateLayers } from './gates.ts'
import type { Bond } from './media-bond.ts'
import { childrenOf, type Site } from './site.ts'

/** How many pages are judged for one answer, so that it costs the same in the largest tree. */
const MOST = 200

/**
 * The pages below a shut page that a viewer may open all the same, in order (model, "VIEWABLE_CHILDREN"). Only those
 * that do not take over its gates, and what is below those, can be.
 */
export async function viewableBelow(
  ctx: Ctx,
  site: Site,
  asking: Asking,
  page_id: string,
): Promise<string[]> {
  const candidates = candidatesBelow(site, page_id)
  const decided = await decidePagesAccess(ctx, asking, candidates)
  return candidates.filter((id) => decided.get(id)?.decision.granted && !decided.get(id)?.is_hidden)
}

/** The pages below a shut page that may be open all the same, in order; as many as are judged for one answer. */
export function candidatesBelow(site: Site, page_id: string): string[] {
  return [...apart(site, page_id, false)].slice(0, MOST)
}

/**
 * The same pages as links, with their covers. The viewer may open them, and so knows whatever gates they stand behind;
 * `bondOf` says what the address of each cover is bound to.
 */
export async function viewableLinks(
  ctx: Ctx,
  { site, now, locale }: { site: Site; now: Date; locale: string },
  page_ids: readonly string[],
  bondOf: (page_id: string) => Bond,
): Promise<(PageLink & { cover_asset: MediaAsset | null })[]> {
  const readers = new Set(page_ids.flatMap((id) => [...(privateLayers(site.nodes, id) ?? [])]))
  const assembly = assemblyOf({ app: ctx.app, site, now, locale, readers })
  const links = page_ids.flatMap((id) => linkTo(assembly, id) ?? [])
  const assetOf = await coverAssets(
    ctx,
    links.map(({ cover }) => cover),
  )
  return links.map((link) => ({ ...link, cover_asset: assetOf(link.cover, bondOf(link.page_id)) }))
}

function* apart(site: Site, page_id: string, is_apart: boolean, depth = 0): Generator<string> {
  for (const child of depth < 32 ? childrenOf(site, page_id) : []) {
    const below = is_apart || site.nodes.get(child)?.inherit === false
    if (below) yield child
    yield* apart(site, child, below, depth + 1)
  }
}
