import { createHash } from 'node:crypto'
import {
  effectiveGates,
  getAccessChain,
  type AccessNode,
  type EffectiveGates,
  type GateLayer,
} from '@foyer/domain/access'
import type { Site } from '../tree/index.ts'

type Groups = {
  /** The representative of each page that was asked for. */
  of_page: Map<string, string>
  /** The representative of each gate, by its name. */
  of_gate: Map<string, string>
  /** By representative. */
  gates: Map<string, EffectiveGates>
}

const cache = new WeakMap<Site, Groups>()
/** More levels than any tree has; a loop ends here. */
const MAX_LEVELS = 64

/**
 * Returns a page behind exactly the gates of a page, the same one for all of these: access is decided once for it. Only a
 * waiver of completed pages differs within a group.
 */
export function getGateGroup(site: Site, page_id: string, level = 0): string {
  const groups = getGroups(site)
  const known = groups.of_page.get(page_id)
  if (known !== undefined) return known
  const found = findGroup(site, groups, page_id, level)
  groups.of_page.set(page_id, found)
  return found
}

function findGroup(site: Site, groups: Groups, page_id: string, level: number): string {
  const node = site.nodes.get(page_id)
  const parent = node?.parent ?? null
  if (node && isPlain(node) && parent !== null && site.nodes.has(parent) && level <= MAX_LEVELS) {
    const above = getGateGroup(site, parent, level + 1)
    if (site.nodes.get(above)?.allow_browsing !== true) return above
  }
  const gates = effectiveGates(getAccessChain(page_id, site.nodes))
  const name = nameGate(gates)
  const first = groups.of_gate.get(name) ?? page_id
  groups.of_gate.set(name, first)
  if (first === page_id) groups.gates.set(first, gates)
  return first
}

/**
 * Names what decides access to a page, so that equal names mean equal decisions; pages without gates have an empty one.
 * The SQL function `access_gates` gives the same names. Private and scheduled pages, and those of a broken tree, are
 * decided by themselves.
 */
function nameGate({ page_id, layers, allow_browsing, fault }: EffectiveGates): string {
  if (fault !== null) return page_id
  const parts = [...(allow_browsing ? ['browse'] : []), ...layers.flatMap(describeLayer)]
  return parts.length === 0 ? '' : createHash('md5').update(parts.join('|')).digest('hex')
}

function describeLayer(layer: GateLayer): string[] {
  const { page_id, is_private, is_scheduled, require_authentication, require_purchase } = layer
  if (is_private || is_scheduled) return [page_id]
  if (!require_authentication && !require_purchase) return []
  const sold = require_purchase ? `${layer.products.join(',')} ${layer.purchase_overlay ?? ''}` : ''
  return [`${require_authentication ? 'login' : ''} ${sold}`]
}

/** All gates of a site by name, each with its representative. */
export function listGates(site: Site): ReadonlyMap<string, string> {
  const groups = getGroups(site)
  if (groups.of_page.size < site.pages.size) for (const id of site.pages.keys()) getGateGroup(site, id)
  return groups.of_gate
}

/** A node that adds no gate to those above it and has no setting that only counts for its own page. */
function isPlain(node: AccessNode): boolean {
  const { inherit, is_private, require_purchase, require_authentication, is_scheduled, allow_browsing } = node
  return (
    inherit && !is_private && !require_purchase && !require_authentication && !is_scheduled && !allow_browsing
  )
}

/** The gates in front of a page, computed once for its group. */
export function getGates(site: Site, page_id: string): EffectiveGates {
  const { gates } = getGroups(site)
  const group = getGateGroup(site, page_id)
  const known = gates.get(group) ?? effectiveGates(getAccessChain(group, site.nodes))
  gates.set(group, known)
  return known
}

/** Whether anyone with access to the app may know of a page: nothing in front of it is private. */
export function isOpenlyKnown(site: Site, page_id: string): boolean {
  const { fault, layers } = getGates(site, page_id)
  return fault === null && !layers.some((layer) => layer.is_private)
}

/** Whether everyone with access to the app may read a page. */
export function isOpen(site: Site, page_id: string): boolean {
  const { fault, layers } = getGates(site, page_id)
  return (
    fault === null &&
    layers.every(
      (layer) =>
        !layer.is_private && !layer.require_purchase && !layer.require_authentication && !layer.is_scheduled,
    )
  )
}

/** Whether a page of the site opens by time, so that completed pages are decided on their own. */
export function hasDrip(site: Site, page_id: string): boolean {
  return getGates(site, page_id).layers.some((layer) => layer.is_scheduled)
}

const dripCache = new WeakMap<Site, boolean>()

/** Whether any page of the site opens by time. */
export function hasAnyDrip(site: Site): boolean {
  const known = dripCache.get(site) ?? [...site.nodes.values()].some((node) => node.is_scheduled)
  dripCache.set(site, known)
  return known
}

function getGroups(site: Site): Groups {
  const known = cache.get(site)
  if (known) return known
  const created = { of_page: new Map(), of_gate: new Map(), gates: new Map() }
  cache.set(site, created)
  return created
}
