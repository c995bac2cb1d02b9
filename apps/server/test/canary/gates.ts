import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AccessNode, AccessViewer, AppAccess } from '@foyer/domain/access'
import { referenceDecision } from '../../../../packages/domain/src/access/reference-decision.ts'

/** Ids that the scan's gates refer to; `opened_at` is after the publish and before the scan. */
export type GateIds = {
  product: string
  other_product: string
  opens_at: string
  opened_at: string
  overlay: string
  /** A product and an instant that appear only behind a login. */
  login_only_product: string
  kept_moment: string
}

/** The parent of a gated page: one that members start, one that nobody starts, or none. */
export type AncestorKind = 'course' | 'idle' | null

/** A gate. `is_included`: the product includes the page; `loops`: once it is published, its tree runs in a circle. */
export type Gate = {
  node: Partial<AccessNodeInput>
  above?: AncestorKind
  is_included?: true
  is_circular?: true
  /** The gate is added after members have started the page, which was open to them until then. */
  is_added_late?: true
}

/** Creates every kind of gate, alone and combined. */
export function createGateKinds(gate_ids: GateIds) {
  const { product, other_product, opens_at, opened_at, overlay, login_only_product, kept_moment } = gate_ids
  const bought = { require_purchase: true, products: [product] }
  const after_an_hour = { is_scheduled: true, unlock_duration_seconds: 3600 }
  const dated = { is_scheduled: true, unlocks_at: opens_at }
  const every = (schedule_period: 'day' | 'week' | 'month') => ({
    is_scheduled: true,
    schedule_interval: 1,
    schedule_period,
  })
  return {
    login: { node: { require_authentication: true } },
    bought: { node: bought },
    either: { node: { ...bought, products: [product, other_product] } },
    private: { node: { is_private: true } },
    dated: { node: dated },
    dripped: { node: after_an_hour, above: 'course' },
    daily: { node: every('day'), above: 'course' },
    weekly: { node: every('week'), above: 'course' },
    monthly: { node: every('month'), above: 'course' },
    opened: { node: { is_scheduled: true, unlocks_at: opened_at } },
    dripped_thrice: {
      node: { ...every('day'), ...after_an_hour, unlocks_at: opened_at },
      above: 'course',
    },
    dated_and_dripped: { node: { ...after_an_hour, unlocks_at: opens_at }, above: 'course' },
    idle: { node: { is_scheduled: true, unlock_duration_seconds: 600 }, above: 'idle' },
    own_root: { node: { ...after_an_hour, is_progress_root: true } },
    browsed: { node: { ...bought, allow_browsing: true } },
    with_overlay: { node: { ...bought, purchase_overlay: overlay } },
    included: { node: { is_private: true }, is_included: true },
    looped: { node: {}, is_circular: true },
    private_late: { node: { is_private: true }, is_added_late: true },
    login_bought: {
      node: { ...bought, products: [product, login_only_product], require_authentication: true },
    },
    login_private: { node: { require_authentication: true, is_private: true } },
    login_dated: { node: { ...dated, unlocks_at: kept_moment, require_authentication: true } },
    bought_dripped: { node: { ...bought, ...after_an_hour }, above: 'course' },
    bought_dated: { node: { ...bought, ...dated } },
    private_bought: { node: { ...bought, is_private: true } },
    private_dripped: { node: { ...after_an_hour, is_private: true }, above: 'course' },
  } satisfies Record<string, Gate>
}

export type GateKind = keyof ReturnType<typeof createGateKinds>

/**
 * Where the gate is: on the page, on its parent, on its grandparent, on the parent plus another on the page, on the
 * parent without inheritance, or the latter with another gate on the page.
 */
export const forms = ['own', 'inherited', 'twice', 'mixed', 'apart', 'walled'] as const
export type Form = (typeof forms)[number]

/** The settings of a page of each form, beside the gate itself. */
export function createFormNodes({ other_product }: GateIds): Record<Form, Partial<AccessNodeInput>> {
  const another = { require_purchase: true, products: [other_product] }
  return {
    own: {},
    inherited: { inherit: true },
    twice: { inherit: true },
    mixed: { inherit: true, ...another },
    apart: { inherit: false },
    walled: { inherit: false, ...another },
  }
}

const OPEN_SETTINGS = {
  inherit: true,
  is_progress_root: false,
  is_private: false,
  require_purchase: false,
  allow_browsing: false,
  require_authentication: false,
  is_scheduled: false,
  unlocks_at: null,
  unlock_duration_seconds: null,
  schedule_period: null,
  schedule_interval: null,
  products: [],
  purchase_overlay: null,
} satisfies AccessNodeInput

/** A page's settings as the rules read them, in full. */
export function anAccessNode(
  page_id: string,
  parent: string | null,
  node: Partial<AccessNodeInput>,
): AccessNode {
  return { page_id, parent, ...OPEN_SETTINGS, ...node }
}

/** The rules that a scan is checked against: an app, its nodes, an instant. */
export type Rules = { app: AppAccess; nodes: ReadonlyMap<string, AccessNode>; now: string; zone: string }

/** From a page up to the top of its tree, or to where it runs in a circle. */
function listChain(nodes: Rules['nodes'], page_id: string, below: readonly string[] = []): AccessNode[] {
  const node = nodes.get(page_id)
  if (!node || below.includes(page_id)) return []
  return node.parent === null ? [node] : [node, ...listChain(nodes, node.parent, [...below, page_id])]
}

/** Whether a viewer may read a page, by an implementation of the rules that shares no code with the product. */
export function canRead(rules: Rules, page_id: string, viewer: AccessViewer | null): boolean {
  const { app, nodes, now, zone } = rules
  return referenceDecision(app, listChain(nodes, page_id), viewer, now, zone).granted
}

/** A viewer for access checks: the current access and the private pages they once owned. */
export type ViewerHistory = { facts: AccessViewer | null; formerly_owned?: ReadonlySet<string> | undefined }

/**
 * Whether a viewer may know that a page exists: the app admits them, its tree is intact, and neither it nor a gate
 * that it inherits is private, unless they own or once owned it (architecture, section 6).
 */
export function isKnowable(
  { app, nodes }: Rules,
  page_id: string,
  { facts, formerly_owned }: ViewerHistory,
): boolean {
  if (app.is_private && (facts === null || facts.subscriber_id === null)) return false
  const chain = listChain(nodes, page_id)
  if (chain.at(-1)?.parent !== null) return false
  const stop = chain.findIndex((node) => !node.inherit)
  const gates = chain.slice(0, stop === -1 ? chain.length : stop + 1)
  const owned_products = ({ page_id, included_in = [] }: AccessNode) =>
    [formerly_owned, facts?.page_entitlements, facts?.active_product_ids].some((ids) =>
      [page_id, ...included_in].some((id) => ids?.has(id)),
    )
  return gates.every((node) => !node.is_private || owned_products(node))
}

/** Whether a page is a descendant of another. */
export function isDescendant({ nodes }: Rules, page_id: string, other: string): boolean {
  return listChain(nodes, page_id)
    .slice(1)
    .some((node) => node.page_id === other)
}
