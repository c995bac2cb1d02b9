import type { z } from 'zod'
import type { pageAccessExplanation } from '@foyer/contract/access/shapes'
import {
  getAccessChain,
  explainAccess,
  addPublicationRule,
  type AccessDecision,
  type AccessNode,
  type AccessViewer,
  type AppAccess,
} from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { findMembershipDates } from '../directory/index.ts'
import { findAppAccessAt } from '../apps/index.ts'
import { loadAccessFacts, type AccessCaller } from './facts.ts'
import { livePagesNeed, pageTitlesNeed } from './needs.ts'
import { presentRules } from './presenter.ts'
import { listIncludingProductsAt } from './repository/product-pages.ts'
import { readPastAccess, readPastNodes, type PastNode } from './repository/past.ts'

type Explanation = z.infer<typeof pageAccessExplanation>

/** The facts of an explanation at one instant. */
type ExplanationFacts = {
  app: AppAccess
  chain: readonly AccessNode[]
  viewer: AccessViewer | null
  /** Pages, and null for the app, whose settings at that time are unknown; today's are used instead. */
  not_known: (string | null)[]
}

/**
 * Explains to the owner why a viewer can or cannot see a page at an instant. A future instant uses today's settings,
 * a past one the settings, ownership and progress of that time. Null for an unknown page.
 */
export async function explainPageAccess(
  ctx: Ctx,
  caller: AccessCaller,
  { page_id, at }: { page_id: string; at: Date | null },
): Promise<Explanation | null> {
  const now = ctx.now()
  const instant = at ?? now
  const { nodes, viewer } = await loadAccessFacts(ctx.db, caller, [page_id], instant)
  const chain = getAccessChain(page_id, nodes)
  if (chain.length === 0) return null
  const is_past = instant < now
  const current_facts = { app: ctx.app.access, chain, viewer, not_known: [] }
  const facts = is_past ? await loadPastFacts(ctx, current_facts, instant) : current_facts

  const { decision, rules } = explainAccess(
    facts.app,
    facts.chain,
    facts.viewer,
    instant.toISOString(),
    ctx.app.time_zone,
  )
  const ids = chain.map((node) => node.page_id)
  const [titles, is_published] = await Promise.all([
    ctx.services.need(pageTitlesNeed).findTitles(ctx.db, ids),
    ctx.services.need(livePagesNeed).isLive(ctx, page_id, is_past ? instant : null),
  ])
  return {
    ...(is_published ? presentVerdict(decision) : NOT_PUBLISHED),
    rules: presentRules(addPublicationRule(rules, { page_id, is_published }), titles),
    is_past,
    not_known: facts.not_known.map((id) => ({
      page_id: id,
      page_title: id === null ? null : (titles.get(id) ?? null),
    })),
  }
}

type Verdict = Pick<Explanation, 'granted' | 'may_act' | 'reason' | 'available_after'>

const NOT_PUBLISHED: Verdict = { granted: false, may_act: false, reason: null, available_after: null }

function presentVerdict(decision: AccessDecision): Verdict {
  if (decision.granted) return { ...NOT_PUBLISHED, granted: true, may_act: decision.may_act }
  const { reason, available_after = null } = decision
  return { ...NOT_PUBLISHED, reason, available_after }
}

/** The page tree and admin flags have no history, so today's values apply to any instant. */
async function loadPastFacts(
  ctx: Ctx,
  { chain, viewer }: ExplanationFacts,
  at: Date,
): Promise<ExplanationFacts> {
  const page_ids = chain.map((node) => node.page_id)
  const subscriber_id = viewer?.subscriber_id ?? null
  const [app, past, included, owned, since] = await Promise.all([
    findAppAccessAt(ctx, at),
    readPastNodes(ctx.db, page_ids, at),
    listIncludingProductsAt(ctx.db, page_ids, at),
    subscriber_id === null ? null : readPastAccess(ctx.db, { subscriber_id, page_ids }, at),
    subscriber_id === null ? null : findMembershipDates(ctx.db, subscriber_id),
  ])
  const known = new Map(past.map((node) => [node.page_id, node]))
  const unknown = page_ids.filter((id) => isUnknown(known.get(id)))
  return {
    app: app.access,
    chain: chain.map((node) => ({
      ...node,
      ...getPastSettings(known.get(node.page_id)),
      included_in: included.get(node.page_id) ?? [],
    })),
    viewer: viewer && getPastViewer({ ...viewer, ...owned }, since, at),
    not_known: [...(app.is_known ? [] : [null]), ...unknown],
  }
}

/** Before sign-up the viewer was a guest; before joining or approval they owned nothing. */
function getPastViewer(
  viewer: AccessViewer,
  since: Awaited<ReturnType<typeof findMembershipDates>>,
  at: Date,
): AccessViewer | null {
  if (since === null || since.member_since <= at) return viewer
  return since.user_since <= at ? { ...viewer, subscriber_id: null } : null
}

/** Null means today's settings: they already applied then, or replace unknown ones. */
function getPastSettings(past: PastNode | undefined): PastNode['last'] {
  return past?.last ?? past?.found ?? null
}

function isUnknown(past: PastNode | undefined): boolean {
  return past !== undefined && past.is_changed_since && getPastSettings(past) === null
}
