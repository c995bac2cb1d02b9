import {
  getAccessChain,
  decideAccess,
  decideApp,
  decidePage,
  effectiveGates,
  hasPrivatePageAccess,
  type AccessDecision,
  type AccessDenied,
  type AccessFault,
  type AccessGranted as Granted,
  type AccessNode,
  type AccessNodes,
  type ViewableChildren,
} from '@foyer/domain/access'
import { dayInZone } from '@foyer/domain/time'
import type { AccessGranted, AccessResult } from '@foyer/contract/access/shapes'
import type { AppFacts } from '../../platform/app-facts.ts'
import type { Ctx } from '../../platform/context.ts'
import { loadAccessFacts, type AccessFacts, type AccessCaller } from './facts.ts'

/** What was decided about one page for whoever asks. */
export type PageDecision = {
  page_id: string
  decision: AccessDecision
  /** They may not even know of it: answer like an unknown id. */
  is_hidden: boolean
  /** They hold every private page on the way to it, as whoever reads a tree without one does. */
  is_owned: boolean
  /** They may read it, and start, complete and schedule it. */
  may_act: boolean
  /** With START_REQUIRED: the page to start; null where they may not know of it. */
  start_page_id: string | null
  /** The gates that decided, for whoever else is to be decided about at the same moment. */
  gates: AccessNodes
}

/** The one decision about one page, by facts that hold at this moment; at most one round trip. */
export async function decidePageAccess(
  ctx: Ctx,
  caller: AccessCaller,
  page_id: string,
): Promise<PageDecision> {
  const decided = await decidePagesAccess(ctx, caller, [page_id])
  const decision = decided.get(page_id)
  if (!decision) throw new Error('A page was not decided about.')
  return decision
}

/** The same for many pages, still in one round trip. Every id asked for has an answer; unknown ones are hidden. */
export async function decidePagesAccess(
  ctx: Ctx,
  caller: AccessCaller,
  page_ids: readonly string[],
): Promise<Map<string, PageDecision>> {
  if (page_ids.length === 0) return new Map()
  const now = ctx.now()
  const facts = await loadAccessFacts(ctx.db, caller, page_ids, now)
  const decided = new Map(page_ids.map((page_id) => [page_id, decideFromFacts(ctx.app, facts, page_id, now)]))
  for (const [page_id, { decision }] of decided) reportTreeFault(ctx, page_id, getFault(decision))
  return decided
}

/**
 * Whether a page may be shown as an overlay: to those who may read it, and, where it is the overlay of the app's own
 * gate, to those whom that gate names it to. Whatever gates the page itself has count either way.
 */
export async function canReadOverlay(ctx: Ctx, caller: AccessCaller, page_id: string): Promise<boolean> {
  const now = ctx.now()
  const facts = await loadAccessFacts(ctx.db, caller, [page_id], now)
  const { decision, is_hidden } = decideFromFacts(ctx.app, facts, page_id, now)
  reportTreeFault(ctx, page_id, getFault(decision))
  if (is_hidden) return false
  if (decision.granted) return true
  const app_decision = decideApp(ctx.app.access, facts.viewer)
  if (app_decision.granted || app_decision.reason !== 'PURCHASE_REQUIRED' || app_decision.overlay !== page_id)
    return false
  const gates = effectiveGates(getAccessChain(page_id, facts.nodes))
  return decidePage(gates, facts.viewer, now.toISOString(), ctx.app.time_zone).granted
}

/**
 * Whether lists may show a page's title, path and cover. Of a private page they may not, even where its owner's grant
 * has ended and they are told so (security, "Gated content").
 */
export function isListable({ is_hidden, decision }: Pick<PageDecision, 'is_hidden' | 'decision'>): boolean {
  return !is_hidden && (decision.granted || decision.reason !== 'IS_PRIVATE')
}

/** The decision by facts that were read before. */
export function decideFromFacts(
  app: AppFacts,
  facts: AccessFacts<AccessNodes>,
  page_id: string,
  now: Date,
): PageDecision {
  const chain = getAccessChain(page_id, facts.nodes)
  const decided = decideAccess(app.access, chain, facts.viewer, now.toISOString(), app.time_zone)
  const decision = hideUnknownStart(app, facts, decided)
  return {
    page_id,
    decision,
    ...decidePrivacy(app, facts, chain),
    may_act: decision.granted && decision.may_act,
    start_page_id: decision.granted ? null : (decision.start_page_id ?? null),
    gates: facts.nodes,
  }
}

/** A program that they may not know of is not named as what to start: the page waits, and that is all they are told. */
function hideUnknownStart(
  app: AppFacts,
  facts: AccessFacts<AccessNodes>,
  decision: AccessDecision,
): AccessDecision {
  if (decision.granted || !decision.start_page_id) return decision
  const { is_hidden } = decidePrivacy(app, facts, getAccessChain(decision.start_page_id, facts.nodes))
  return is_hidden ? { ...decision, start_page_id: null } : decision
}

/**
 * A private page answers like a missing one to everybody but those who hold or held it, by itself or by a product,
 * whatever else would keep them out; in a private app nobody but its members knows of any page (architecture, section 6).
 */
function decidePrivacy(
  app: AppFacts,
  { viewer, once_held }: AccessFacts<AccessNodes>,
  chain: readonly AccessNode[],
): Pick<PageDecision, 'is_hidden' | 'is_owned'> {
  const gates = effectiveGates(chain)
  if (gates.fault !== null) return { is_hidden: true, is_owned: false }
  const missing = gates.layers.filter((layer) => layer.is_private && !hasPrivatePageAccess(layer, viewer))
  const is_non_member = app.access.is_private && viewer?.subscriber_id == null
  return {
    is_hidden: is_non_member || missing.some(({ page_id }) => !once_held.has(page_id)),
    is_owned: missing.length === 0,
  }
}

/**
 * Logs and counts once, for as long as it stands, that the tree above a page is broken: that is a fault of ours, and
 * an id that does not exist is none.
 */
export function reportTreeFault(ctx: Ctx, page_id: string, fault: AccessFault | null): void {
  if (fault === null || fault === 'no_node') return
  const key = `${ctx.app.id} ${ctx.app.access_epoch} ${page_id}`
  if (!ctx.services.metrics.treeFaultFound(fault, key)) return
  ctx.services.log.error(
    { app_id: ctx.app.id, page_id, fault },
    'The tree above a page is broken; the page is shut.',
  )
}

function getFault(decision: AccessDecision): AccessFault | null {
  return decision.granted ? null : (decision.fault ?? null)
}

/** The day of the app's calendar on which a page opens; null where no date can be given. */
export function formatAvailableDay({ available_after }: AccessDenied, time_zone: string): string | null {
  return available_after ? dayInZone(available_after, time_zone) : null
}

/** A decision that lets somebody read, as the wire carries it: whether they may act, and what lets them where they may not. */
export function presentGranted({ reason, may_act, products = [], overlay = null }: Granted): AccessGranted {
  return { granted: true, reason: reason ?? null, may_act, product_ids: [...products], overlay_id: overlay }
}

/** A decision as the wire carries it: the first reason and what opens it, nothing else. */
export function presentDecision(
  decision: AccessDecision | ViewableChildren,
  time_zone: string,
): AccessResult {
  if (decision.granted) return presentGranted(decision)
  return {
    granted: false,
    reason: decision.reason,
    denied_by: 'denied_by' in decision ? decision.denied_by : null,
    product_ids: [...(decision.products ?? [])],
    overlay_id: decision.overlay ?? null,
    available_after: decision.available_after ?? null,
    available_day: formatAvailableDay(decision, time_zone),
    start_page_id: decision.start_page_id ?? null,
  }
}
