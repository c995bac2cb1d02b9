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
 * The pages below a shut page that a viewer may open all the same, in order (model, "VIEWABLE_CHILDREN"): those that do
 * not take over its gates, that may be looked at without what it asks for, or that the viewer has completed.
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

/**
 * The pages below a shut page that may be open all the same, in order; as many as are judged for one answer. Where there
 * are more, those come before others whose own settings say that they open for more people.
 */
export function candidatesBelow(site: Site, page_id: string): string[] {
  const below = [...descendants(site, page_id, false)]
  if (below.length <= MOST) return below.map(({ id }) => id)
  const [wider, others] = [below.filter((one) => one.is_wider), below.filter((one) => !one.is_wider)]
  const kept = new Set([...wider, ...others].slice(0, MOST))
  return below.flatMap((one) => (kept.has(one) ? [one.id] : []))
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

type Below = { id: string; is_wider: boolean }

function* descendants(site: Site, page_id: string, is_apart: boolean, depth = 0): Generator<Below> {
  for (const id of depth < 32 ? childrenOf(site, page_id) : []) {
    const node = site.nodes.get(id)
    const below = is_apart || node?.inherit === false
    yield { id, is_wider: below || node?.allow_browsing === true }
    yield* descendants(site, id, below, depth + 1)
  }
}
