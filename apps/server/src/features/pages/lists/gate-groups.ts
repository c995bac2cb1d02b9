import { effectiveGates, getAccessChain, type AccessNode, type EffectiveGates } from '@foyer/domain/access'
import type { Site } from '../tree/index.ts'

type Groups = {
  /** The representative of each page that was asked for. */
  of_page: Map<string, string>
  /** The representative of the pages without settings below one whose own browsing is not inherited. */
  below: Map<string, string>
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
  if (!node || !isPlain(node) || level > MAX_LEVELS) return page_id
  const { parent } = node
  if (parent === null) return getRepresentative(groups, '', page_id)
  if (!site.nodes.get(parent)) return page_id
  const above = getGateGroup(site, parent, level + 1)
  return site.nodes.get(above)?.allow_browsing === true ? getRepresentative(groups, above, page_id) : above
}

function getRepresentative({ below }: Groups, key: string, page_id: string): string {
  const known = below.get(key) ?? page_id
  below.set(key, known)
  return known
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

function getGroups(site: Site): Groups {
  const known = cache.get(site) ?? { of_page: new Map(), below: new Map(), gates: new Map() }
  cache.set(site, known)
  return known
}
