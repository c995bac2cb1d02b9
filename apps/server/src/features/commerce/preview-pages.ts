import type { OutputOf } from '@foyer/contract'
import type { previewProductPages } from '@foyer/contract/commerce/preview-product-pages'
import { getAccessChain, effectiveGates, type AccessNode } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { compareAudience, describeChange, loadAccessFacts, loadAudience } from '../access/index.ts'
import { findPageTitles, listSubtreeIds } from '../pages/index.ts'
import { compareIncludedPages } from './included-pages.ts'

/** The most pages decided and named per response. */
const MAX_PAGES = 500

type Nodes = ReadonlyMap<string, AccessNode>

/** Who would gain and who would lose by other pages that a product includes, over them and all below them. */
export async function previewPages(
  ctx: Ctx,
  product_id: string,
  page_ids: readonly string[],
): Promise<OutputOf<typeof previewProductPages>> {
  const now = ctx.now()
  const { add, remove } = await compareIncludedPages(ctx.db, product_id, page_ids)
  const trees = await Promise.all([...add, ...remove].map((id) => listSubtreeIds(ctx.db, id)))
  const ids = [...new Set(trees.flat().map((page) => page.id))].slice(0, MAX_PAGES)
  if (ids.length === 0) return { gains: 0, loses: 0, gaining: [], losing: [], pages: [] }
  const { nodes } = await loadAccessFacts(ctx.db, null, ids, now)
  const changed = new Map(nodes)
  for (const id of add) setIncluded(changed, id, (entitlements) => [...entitlements, product_id])
  for (const id of remove)
    setIncluded(changed, id, (entitlements) => entitlements.filter((one) => one !== product_id))

  const audience = await loadAudience(
    ctx.db,
    [...nodes.values(), ...changed.values()],
    ctx.app.access.app_products,
    now,
    ids.flatMap((id) => listDripRoots(id, nodes)),
  )
  const gains = new Set<number>()
  const loses = new Set<number>()
  const affected = ids.filter((id) => {
    const chains = { before: getAccessChain(id, nodes), after: getAccessChain(id, changed) }
    const compared = compareAudience(ctx.app, audience, chains, now)
    for (const group of compared.gains) gains.add(group)
    for (const group of compared.loses) loses.add(group)
    return compared.gains.size + compared.loses.size > 0
  })
  const titles = await findPageTitles(ctx.db, affected)
  return {
    ...(await describeChange(ctx.db, audience, { gains, loses })),
    pages: affected.map((page_id) => ({ page_id, title: titles.get(page_id) ?? '' })),
  }
}

function setIncluded(
  nodes: Map<string, AccessNode>,
  page_id: string,
  change: (included_in: readonly string[]) => string[],
): void {
  const node = nodes.get(page_id)
  if (node) nodes.set(page_id, { ...node, included_in: change(node.included_in ?? []) })
}

/**
 * Lists the progress roots that the drip of a page and its ancestors counts from; included pages do not affect them.
 */
function listDripRoots(page_id: string, nodes: Nodes): string[] {
  return effectiveGates(getAccessChain(page_id, nodes)).layers.flatMap(
    (layer) => layer.progress_root_id ?? [],
  )
}
