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

/** The access decision about one page for the viewer. */
export type PageDecision = {
  page_id: string
  decision: AccessDecision
  /** They may not even know of it: answer like an unknown id. */
  is_hidden: boolean
  /** Whether the viewer owns every private page among the ancestors. True for anyone when there is none. */
  is_owned: boolean
  /** They may read it, and start, complete and schedule it. */
  may_act: boolean
  /** With START_REQUIRED: the page to start; null where they may not know of it. */
  start_page_id: string | null
  /** The gates used for the decision, for reuse with other viewers at the same instant. */
  gates: AccessNodes
}

/** Decides access to one page at the current time. At most one round trip. */
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

/** Decides access to many pages in one round trip. Every requested id has a result; unknown ids are hidden. */
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
 * Whether the caller may read a page as an overlay: its readers, and for the overlay of the app gate the viewers
 * that gate refuses. The page's own gates always apply.
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
 * Whether lists may show a page's title, path and cover. Not for a private page, even when the viewer is told that
 * the owner's grant has ended (security, "Gated content").
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

/** Omits the program to start when the viewer may not know of it; the page is then only reported as waiting. */
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
 * A private page is answered like a missing one, except to viewers who own or once owned it, directly or by a
 * product. In a private app only members know of any page (architecture, section 6).
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
 * Logs and counts a broken page tree once while it persists. Unknown ids are not reported: a broken tree is our
 * fault.
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

/** Presents a granted decision for the wire: whether the viewer may act, and what would allow it if not. */
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
