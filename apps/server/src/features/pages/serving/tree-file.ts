import type { PageTreeFile } from '@foyer/contract/pages/page-tree-file'
import type { AppFacts } from '#platform/app-facts.ts'
import { publicShell } from '../gates.ts'
import { childrenOf, type Site } from '../site.ts'

/** The access tree of a root as strangers may know it; null where nothing of it may be known. */
export function treeFileOf(app: AppFacts, site: Site, root_id: string, now: Date): PageTreeFile | null {
  const root = site.pages.get(root_id)
  if (!root || root.parent_id !== null || site.release_id === null) return null
  const nodes: PageTreeFile['nodes'] = {}
  for (const page_id of pagesBelow(site, root_id)) {
    const node = site.nodes.get(page_id)
    const { kind } = publicShell(app, site, page_id, now)
    if (!node || kind === 'hidden' || kind === 'app_private') continue
    nodes[page_id] = {
      ...node,
      products: [...node.products],
      /** A parent that nobody may know of gives nothing on, or its child would be hidden as well. */
      parent: node.parent !== null && nodes[node.parent] ? node.parent : null,
    }
  }
  return Object.keys(nodes).length > 0 ? { root_id, release_id: site.release_id, nodes } : null
}

/** A root and everything below it, parents before their children. */
function* pagesBelow(site: Site, page_id: string, depth = 0): Generator<string> {
  yield page_id
  if (depth >= 64) return
  for (const child of childrenOf(site, page_id)) yield* pagesBelow(site, child, depth + 1)
}
