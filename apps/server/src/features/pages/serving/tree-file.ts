import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import type { AppFacts } from '#platform/app-facts.ts'
import { PLAIN_NODE } from '../../access/index.ts'
import { publicGates, publicShell } from '../gates/index.ts'
import { type Site, childrenOf } from '../tree/index.ts'

type TreeFileNode = PageTreeFile['nodes'][string]

/**
 * The access tree of a root as strangers may know it: of each page the reason that they would be told first, and no
 * other (model, "Access"). Null where nothing of it may be known.
 */
export function treeFileOf(app: AppFacts, site: Site, root_id: string, now: Date): PageTreeFile | null {
  return treeOf(site, root_id, (page_id, parent) => {
    const { kind } = publicShell(app, site, page_id, now)
    if (kind === 'hidden' || kind === 'app_private') return null
    return { ...firstReason(app, site, page_id, now), page_id, parent }
  })
}

/**
 * The same for a member with all gates, of the pages that they may know of and of no private page that they do not hold.
 * To whoever holds one it is no gate any more, and the device could not judge it.
 */
export function membersTree(
  site: Site,
  root_id: string,
  isHeld: (page_id: string) => boolean,
): PageTreeFile | null {
  return treeOf(site, root_id, (page_id, parent) => {
    const node = site.nodes.get(page_id)
    if (!node || !isHeld(page_id)) return null
    const { included_in: _in, ...gates } = node
    return { ...gates, is_private: false, products: [...gates.products], parent }
  })
}

function treeOf(
  site: Site,
  root_id: string,
  nodeOf: (page_id: string, parent: string | null) => TreeFileNode | null,
): PageTreeFile | null {
  const root = site.pages.get(root_id)
  if (!root || root.parent_id !== null || site.release_id === null) return null
  const nodes: PageTreeFile['nodes'] = {}
  for (const page_id of pagesBelow(site, root_id)) {
    const parent = site.pages.get(page_id)?.parent_id ?? null
    /** A parent that nobody may know of gives nothing on, or its child would be hidden as well. */
    const node = nodeOf(page_id, parent !== null && nodes[parent] ? parent : null)
    if (node) nodes[page_id] = node
  }
  return Object.keys(nodes).length > 0 ? { root_id, release_id: site.release_id, nodes } : null
}

/** A node that says by itself what a stranger is told of a page with all that stands above it. */
function firstReason(
  app: AppFacts,
  site: Site,
  page_id: string,
  now: Date,
): Omit<TreeFileNode, 'page_id' | 'parent'> {
  const alone = { ...PLAIN_NODE, inherit: false, products: [] }
  const [gate] = publicGates(app, site.nodes, page_id, now)
  const allow_browsing = site.nodes.get(page_id)?.allow_browsing ?? false
  if (!gate) return { ...alone, allow_browsing }
  const asked: Record<typeof gate.kind, Partial<TreeFileNode>> = {
    login: { require_authentication: true },
    purchase: {
      ...{ require_purchase: true, allow_browsing },
      ...{ products: gate.product_ids, purchase_overlay: gate.overlay_id },
    },
    progress: { is_scheduled: true, unlock_duration_seconds: 0 },
    scheduled: { is_scheduled: true, unlocks_at: gate.unlocks_at },
  }
  return { ...alone, ...asked[gate.kind] }
}

/** A root and everything below it, parents before their children. */
export function* pagesBelow(site: Site, page_id: string, depth = 0): Generator<string> {
  yield page_id
  if (depth >= 64) return
  for (const child of childrenOf(site, page_id)) yield* pagesBelow(site, child, depth + 1)
}
