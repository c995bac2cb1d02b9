import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AccessNode, AccessViewer, AppAccess } from '@foyer/domain/access'
import { referenceDecision } from '../../../../packages/domain/src/access/reference.ts'

/** What the gates of the sweep ask for. */
export type Asked = { product: string; other_product: string; opens_at: string }

/** The page that a gated page lies below: one that members start, one that nobody ever starts, or none. */
export type Above = 'course' | 'idle' | null

type Gate = { node: Partial<AccessNodeInput>; above?: Above }

/** Every kind of gate, alone and with others. */
export function gateKinds({ product, other_product, opens_at }: Asked) {
  const bought = { require_purchase: true, products: [product] }
  const after_an_hour = { is_scheduled: true, unlock_duration_seconds: 3600 }
  const dated = { is_scheduled: true, unlocks_at: opens_at }
  return {
    login: { node: { require_authentication: true } },
    bought: { node: bought },
    either: { node: { ...bought, products: [product, other_product] } },
    private: { node: { is_private: true } },
    dated: { node: dated },
    dripped: { node: after_an_hour, above: 'course' },
    daily: {
      node: { is_scheduled: true, schedule_interval: 1, schedule_period: 'day' },
      above: 'course',
    },
    idle: { node: { is_scheduled: true, unlock_duration_seconds: 600 }, above: 'idle' },
    own_root: { node: { ...after_an_hour, is_progress_root: true } },
    browsed: { node: { ...bought, allow_browsing: true } },
    login_bought: { node: { ...bought, require_authentication: true } },
    login_private: { node: { require_authentication: true, is_private: true } },
    login_dated: { node: { ...dated, require_authentication: true } },
    bought_dripped: { node: { ...bought, ...after_an_hour }, above: 'course' },
    bought_dated: { node: { ...bought, ...dated } },
    private_bought: { node: { ...bought, is_private: true } },
    private_dripped: { node: { ...after_an_hour, is_private: true }, above: 'course' },
  } satisfies Record<string, Gate>
}

export type GateKind = keyof ReturnType<typeof gateKinds>

/** Where the gate stands: on the page, on the one above, two above, or above without being inherited. */
export const forms = ['own', 'inherited', 'twice', 'apart'] as const
export type Form = (typeof forms)[number]

/** The settings of a page of a form, beside the gate itself. */
export const formNodes: Record<Form, Partial<AccessNodeInput>> = {
  own: {},
  inherited: { inherit: true },
  twice: { inherit: true },
  apart: { inherit: false },
}

const BARE = {
  ...{ inherit: true, is_progress_root: false, is_private: false, require_purchase: false },
  ...{ allow_browsing: false, require_authentication: false, is_scheduled: false, unlocks_at: null },
  ...{ unlock_duration_seconds: null, schedule_period: null, schedule_interval: null },
  ...{ products: [], purchase_overlay: null },
} satisfies AccessNodeInput

/** A page's settings as the rules read them, in full. */
export function aNode(page_id: string, parent: string | null, node: Partial<AccessNodeInput>): AccessNode {
  return { page_id, parent, ...BARE, ...node }
}

/** The rules by which a sweep is judged: an app, its nodes, a moment. */
export type Rules = { app: AppAccess; nodes: ReadonlyMap<string, AccessNode>; now: string; zone: string }

/** From a page up to the top of its tree. */
function chainOf({ nodes }: Rules, page_id: string): AccessNode[] {
  const node = nodes.get(page_id)
  if (!node) return []
  return node.parent === null ? [node] : [node, ...chainOf({ nodes } as Rules, node.parent)]
}

/** Whether somebody may read a page, by the reading of the rules that shares no code with the product. */
export function mayRead(rules: Rules, page_id: string, viewer: AccessViewer | null): boolean {
  const { app, now, zone } = rules
  return referenceDecision(app, chainOf(rules, page_id), viewer, now, zone).granted
}

/**
 * Whether somebody may know that there is such a page: neither it nor anything that it inherits from is private, but
 * for what was theirs once (architecture, section 6).
 */
export function isKnowable(rules: Rules, page_id: string, once_held: ReadonlySet<string>): boolean {
  const chain = chainOf(rules, page_id)
  const stop = chain.findIndex((node) => !node.inherit)
  const gates = chain.slice(0, stop === -1 ? chain.length : stop + 1)
  return gates.every((node) => !node.is_private || once_held.has(node.page_id))
}
