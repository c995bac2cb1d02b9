import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import type { AppFacts } from '#platform/app-facts.ts'
import { PLAIN_NODE } from '../../access/index.ts'
import { listPublicGates, decidePublicShell } from '../gates/index.ts'
import { type Site, listChildren } from '../tree/index.ts'

type TreeFileNode = PageTreeFile['nodes'][string]

/**
 * Creates the access tree of a root for guests: for each page only the first reason that they would see (model,
 * "Access"). Null if guests may know of none of it.
 */
export function createPublicTree(app: AppFacts, site: Site, root_id: string, now: Date): PageTreeFile | null {
  return createTree(site, root_id, (page_id, parent) => {
    const { kind } = decidePublicShell(app, site, page_id, now)
    if (kind === 'hidden' || kind === 'app_private') return null
    return { ...createFirstReasonNode(app, site, page_id, now), page_id, parent }
  })
}

/**
 * Creates the access tree for a member with all gates, without private pages they do not own. Owned private gates
 * are omitted, since the device could not decide them.
 */
export function createMemberTree(
  site: Site,
  root_id: string,
  isOwned: (page_id: string) => boolean,
): PageTreeFile | null {
  return createTree(site, root_id, (page_id, parent) => {
    const node = site.nodes.get(page_id)
    if (!node || !isOwned(page_id)) return null
    const { included_in: _in, ...gates } = node
    return { ...gates, is_private: false, products: [...gates.products], parent }
  })
}

function createTree(
  site: Site,
  root_id: string,
  createNode: (page_id: string, parent: string | null) => TreeFileNode | null,
): PageTreeFile | null {
  const root = site.pages.get(root_id)
  if (!root || root.parent_id !== null || site.release_id === null) return null
  const nodes: PageTreeFile['nodes'] = {}
  for (const page_id of walkSubtree(site, root_id)) {
    const parent = site.pages.get(page_id)?.parent_id ?? null
    /** A hidden parent adds no gates, or its visible child would be hidden as well. */
    const node = createNode(page_id, parent !== null && nodes[parent] ? parent : null)
    if (node) nodes[page_id] = node
  }
  return Object.keys(nodes).length > 0 ? { root_id, release_id: site.release_id, nodes } : null
}

/** Creates a node that gives by itself the first reason of a page and all its ancestors for guests. */
function createFirstReasonNode(
  app: AppFacts,
  site: Site,
  page_id: string,
  now: Date,
): Omit<TreeFileNode, 'page_id' | 'parent'> {
  const base_node = { ...PLAIN_NODE, inherit: false, products: [] }
  const [gate] = listPublicGates(app, site.nodes, page_id, now)
  const allow_browsing = site.nodes.get(page_id)?.allow_browsing ?? false
  if (!gate) return { ...base_node, allow_browsing }
  const by_kind: Record<typeof gate.kind, Partial<TreeFileNode>> = {
    login: { require_authentication: true },
    purchase: {
      require_purchase: true,
      allow_browsing,
      products: gate.product_ids,
      purchase_overlay: gate.overlay_id,
    },
    progress: { is_scheduled: true, unlock_duration_seconds: 0 },
    scheduled: { is_scheduled: true, unlocks_at: gate.unlocks_at },
  }
  return { ...base_node, ...by_kind[gate.kind] }
}

/** Yields a root and its descendants, parents before children. */
export function* walkSubtree(site: Site, page_id: string, depth = 0): Generator<string> {
  yield page_id
  if (depth >= 64) return
  for (const child of listChildren(site, page_id)) yield* walkSubtree(site, child, depth + 1)
}
