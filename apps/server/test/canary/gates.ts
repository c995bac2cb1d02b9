import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AccessNode, AccessViewer, AppAccess } from '@foyer/domain/access'
import { referenceDecision } from '../../../../packages/domain/src/access/reference-decision.ts'

/** What the gates of the sweep ask for; `opened_at` comes after the publish and before anybody knocks. */
export type GateIds = {
  product: string
  other_product: string
  opens_at: string
  opened_at: string
  overlay: string
  /** A product and a moment that stand behind a login and nowhere else. */
  login_only_product: string
  kept_moment: string
}

/** The page that a gated page lies below: one that members start, one that nobody ever starts, or none. */
export type AncestorKind = 'course' | 'idle' | null

/** A gate. `is_included`: the product includes the page; `loops`: once it is published, its tree runs in a circle. */
export type Gate = {
  node: Partial<AccessNodeInput>
  above?: AncestorKind
  is_included?: true
  is_circular?: true
  /** It is there once members have begun the page, which was open to them; `open_below` is a page that stays so. */
  is_added_late?: true
}

/** Every kind of gate, alone and with others. */
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
 * Where the gate stands: on the page, on the one above, two above, above with another one on the page, above without being
 * inherited, or above without being inherited by a page with another one.
 */
export const forms = ['own', 'inherited', 'twice', 'mixed', 'apart', 'walled'] as const
export type Form = (typeof forms)[number]

/** The settings of a page of a form, beside the gate itself. */
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

/** The rules by which a sweep is judged: an app, its nodes, a moment. */
export type Rules = { app: AppAccess; nodes: ReadonlyMap<string, AccessNode>; now: string; zone: string }

/** From a page up to the top of its tree, or to where it runs in a circle. */
function listChain(nodes: Rules['nodes'], page_id: string, below: readonly string[] = []): AccessNode[] {
  const node = nodes.get(page_id)
  if (!node || below.includes(page_id)) return []
  return node.parent === null ? [node] : [node, ...listChain(nodes, node.parent, [...below, page_id])]
}

/** Whether somebody may read a page, by the reading of the rules that shares no code with the product. */
export function canRead(rules: Rules, page_id: string, viewer: AccessViewer | null): boolean {
  const { app, nodes, now, zone } = rules
  return referenceDecision(app, listChain(nodes, page_id), viewer, now, zone).granted
}

/** Somebody who asks what there is: what they hold, and what was theirs once. */
export type ViewerHistory = { facts: AccessViewer | null; formerly_owned?: ReadonlySet<string> | undefined }

/**
 * Whether somebody may know that there is such a page: the app lets them in, its tree is whole, and neither it nor
 * anything that it inherits from is private, but for what is theirs or was once (architecture, section 6).
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

/** Whether a page lies anywhere below another. */
export function isDescendant({ nodes }: Rules, page_id: string, other: string): boolean {
  return listChain(nodes, page_id)
    .slice(1)
    .some((node) => node.page_id === other)
}
