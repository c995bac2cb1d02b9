import type { z } from 'zod'
import type { treeNode } from '@foyer/contract/pages/draft-shapes'
import type { PageLink, PublicGate } from '@foyer/contract/pages/page-index'
import {
  getAccessChain,
  decideAccess,
  effectiveGates,
  getAccessShell,
  type AccessDecision,
  type AccessNodes,
  type AccessShell,
  type AccessViewer,
  type EffectiveGates,
} from '@foyer/domain/access'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Site } from '../tree/index.ts'
import { notFound, type CallError } from '#platform/errors.ts'
import { createAccessRefusal, type PageDecision } from '../../access/index.ts'

type OwnerGate = z.infer<typeof treeNode>['gate']

/** Decides how much of a page any guest may know, by the settings in force at an instant. */
export function decidePublicShell(
  app: AppFacts,
  { nodes }: Pick<Site, 'nodes'>,
  page_id: string,
  now: Date,
): AccessShell {
  return getAccessShell(app.access, getAccessChain(page_id, nodes), now.toISOString(), app.time_zone)
}

/** Lists the private pages that a reader of a page must own; null if the page's tree is broken. */
export function listPrivateLayers(nodes: AccessNodes, page_id: string): ReadonlySet<string> | null {
  const gates = effectiveGates(getAccessChain(page_id, nodes))
  if (gates.fault !== null) return null
  return new Set(gates.layers.filter((layer) => layer.is_private).map((layer) => layer.page_id))
}

/** The readers of a page: everyone (null), or members who own at least these private pages. */
export type Readers = ReadonlySet<string> | null

/** The gate fields of a link. */
export type LinkGate = Pick<PageLink, 'gate' | 'product_ids' | 'overlay_id' | 'unlocks_at'>

/**
 * Decides the gate of a link as shown to the readers of its page, or to the one `viewer` if given. Null: they may
 * not know of the linked page.
 */
export function decideLinkGate(
  app: AppFacts,
  nodes: AccessNodes,
  page_id: string,
  {
    readers,
    now,
    viewer = readers && createMemberViewer(readers),
  }: { readers: Readers; now: Date; viewer?: AccessViewer | null | undefined },
): LinkGate | null {
  const layers = listPrivateLayers(nodes, page_id)
  if (layers === null || [...layers].some((layer) => !readers?.has(layer))) return null
  const chain = getAccessChain(page_id, nodes)
  const decision = decideAccess(app.access, chain, viewer, now.toISOString(), app.time_zone)
  const unlocks_at = decision.granted ? null : (decision.available_after ?? null)
  return { gate: getGateKind(decision), ...getUnlockOptions(decision), unlocks_at }
}

/** The first gate that refuses a guest, as included in the shell of a page. */
export function listPublicGates(app: AppFacts, nodes: AccessNodes, page_id: string, now: Date): PublicGate[] {
  const chain = getAccessChain(page_id, nodes)
  const decision = decideAccess(app.access, chain, null, now.toISOString(), app.time_zone)
  if (decision.granted || decision.reason === 'IS_PRIVATE') return []
  const kind = getGateKind(decision)
  if (kind === 'open') return []
  const gates = effectiveGates(chain)
  const layer = gates.layers.find((candidate) => requires(candidate, kind))
  return [
    {
      page_id: layer?.page_id ?? page_id,
      kind,
      allow_browsing: gates.allow_browsing,
      ...getUnlockOptions(decision),
      unlocks_at: decision.available_after ?? null,
    },
  ]
}

/** Returns the strictest gate of a page, as its owner sees it in the tree. */
export function decideOwnerGate(nodes: AccessNodes, page_id: string): OwnerGate {
  const { layers, fault } = effectiveGates(getAccessChain(page_id, nodes))
  if (fault !== null) return 'broken'
  if (layers.some((layer) => layer.is_private)) return 'private'
  const kinds = ['purchase', 'progress', 'scheduled', 'login'] as const
  return kinds.find((kind) => layers.some((layer) => requires(layer, kind))) ?? 'open'
}

type Layer = EffectiveGates['layers'][number]

function requires(layer: Layer, kind: PublicGate['kind']): boolean {
  const is_relative = layer.unlock_duration_seconds !== null || layer.schedule_interval !== null
  if (kind === 'purchase') return layer.require_purchase
  if (kind === 'login') return layer.require_authentication
  return layer.is_scheduled && (kind === 'progress' ? is_relative : !is_relative)
}

function getGateKind(decision: AccessDecision): PageLink['gate'] {
  if (decision.granted) return 'open'
  if (decision.reason === 'AUTHENTICATION_REQUIRED') return 'login'
  if (decision.reason === 'PURCHASE_REQUIRED') return 'purchase'
  return decision.reason === 'START_REQUIRED' ? 'progress' : 'scheduled'
}

function getUnlockOptions(decision: AccessDecision): Pick<PageLink, 'product_ids' | 'overlay_id'> {
  if (decision.granted) return { product_ids: [], overlay_id: null }
  return { product_ids: [...(decision.products ?? [])], overlay_id: decision.overlay ?? null }
}

/** Creates a member of unknown identity who owns exactly these private pages. */
function createMemberViewer(page_entitlements: ReadonlySet<string>): AccessViewer {
  return {
    subscriber_id: 'any',
    is_admin: false,
    active_product_ids: new Set(),
    page_entitlements,
    completed_page_ids: new Set(),
    run_starts: new Map(),
  }
}

/**
 * The refusal of a page that a viewer may know of but not read. What they may not know of is answered like an unknown
 * id.
 */
export function createPageRefusal({ decision, is_hidden }: PageDecision, time_zone: string): CallError {
  return is_hidden || decision.granted ? notFound() : createAccessRefusal(decision, time_zone)
}
