import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import type { AppFacts } from '#platform/app-facts.ts'
import { PLAIN_NODE } from '../../access/index.ts'
import { listPublicGates, decidePublicShell } from '../gates/index.ts'
import { type Site, listChildren } from '../tree/index.ts'

type TreeFileNode = PageTreeFile['nodes'][string]

/**
 * The access tree of a root as strangers may know it: of each page the reason that they would be told first, and no
 * other (model, "Access"). Null where nothing of it may be known.
 */
export function createPublicTree(app: AppFacts, site: Site, root_id: string, now: Date): PageTreeFile | null {
  return createTree(site, root_id, (page_id, parent) => {
    const { kind } = decidePublicShell(app, site, page_id, now)
    if (kind === 'hidden' || kind === 'app_private') return null
    return { ...createFirstReasonNode(app, site, page_id, now), page_id, parent }
  })
}

/**
 * The same for a member with all gates, of the pages that they may know of and of no private page that they do not hold.
 * To whoever holds one it is no gate any more, and the device could not judge it.
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
    /** A parent that nobody may know of gives nothing on, or its child would be hidden as well. */
    const node = createNode(page_id, parent !== null && nodes[parent] ? parent : null)
    if (node) nodes[page_id] = node
  }
  return Object.keys(nodes).length > 0 ? { root_id, release_id: site.release_id, nodes } : null
}

/** A node that says by itself what a stranger is told of a page with all that stands above it. */
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

/** A root and everything below it, parents before their children. */
export function* walkSubtree(site: Site, page_id: string, depth = 0): Generator<string> {
  yield page_id
  if (depth >= 64) return
  for (const child of listChildren(site, page_id)) yield* walkSubtree(site, child, depth + 1)
}
