import { countsFromStart } from '../drip/index.ts'
import type { AccessFault, AccessNode, AccessNodes, EffectiveGates, GateLayer } from './types.ts'

/**
 * Returns the access nodes from a page up to the top of its tree. Stops at an unknown or repeated parent, which
 * `effectiveGates` then reports as a fault.
 */
export function getAccessChain(page_id: string, nodes: AccessNodes): AccessNode[] {
  const chain: AccessNode[] = []
  const visited = new Set<string>()
  let node = nodes.get(page_id)
  while (node && !visited.has(node.page_id)) {
    visited.add(node.page_id)
    chain.push(node)
    node = node.parent === null ? undefined : nodes.get(node.parent)
  }
  return chain
}

/**
 * Resolves inheritance: with `inherit` the parent's effective gates and the page's own must all pass, each with its
 * own products; without it only the own (model, "Inheritance"). `chain` runs from the page to the top. A loop or
 * missing page is a fault: access is denied.
 */
export function effectiveGates(chain: readonly AccessNode[]): EffectiveGates {
  const layers: GateLayer[] = []
  let is_inheriting = true
  for (const [index, node] of chain.entries()) {
    if (is_inheriting) layers.unshift(toGateLayer(node, findProgressRoot(chain, index)))
    is_inheriting &&= node.inherit
  }

  const [page] = chain
  return {
    page_id: page?.page_id ?? '',
    layers,
    allow_browsing: page?.allow_browsing ?? false,
    progress_root_id: findProgressRoot(chain, 0),
    fault: findTreeFault(chain),
  }
}

/**
 * Whether the first page of a chain waits from a member's start although neither it nor any page above it can be
 * started: it would never open for anybody.
 */
export function lacksProgressRoot(chain: readonly AccessNode[]): boolean {
  const [page] = chain
  return (
    page !== undefined && page.is_scheduled && countsFromStart(page) && findProgressRoot(chain, 0) === null
  )
}

function findTreeFault(chain: readonly AccessNode[]): AccessFault | null {
  const visited = new Set(chain.map((node) => node.page_id))
  const top = chain.at(-1)
  if (!top) return 'no_node'
  if (visited.size < chain.length) return 'loop'
  if (chain.some((node, index) => index + 1 < chain.length && node.parent !== chain[index + 1]?.page_id)) {
    return 'missing_parent'
  }
  if (top.parent === null) return null
  return visited.has(top.parent) ? 'loop' : 'missing_parent'
}

function findProgressRoot(chain: readonly AccessNode[], from: number): string | null {
  return chain.slice(from).find((node) => node.is_progress_root)?.page_id ?? null
}

function toGateLayer(node: AccessNode, progress_root_id: string | null): GateLayer {
  return {
    page_id: node.page_id,
    progress_root_id,
    is_private: node.is_private,
    require_authentication: node.require_authentication,
    require_purchase: node.require_purchase,
    is_scheduled: node.is_scheduled,
    unlocks_at: node.unlocks_at,
    unlock_duration_seconds: node.unlock_duration_seconds,
    schedule_period: node.schedule_period,
    schedule_interval: node.schedule_interval,
    products: node.products,
    purchase_overlay: node.purchase_overlay,
    included_in: node.included_in ?? [],
  }
}
