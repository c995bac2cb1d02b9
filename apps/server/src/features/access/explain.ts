import type { z } from 'zod'
import type { pageAccessAnswer } from '@foyer/contract/access/shapes'
import {
  chainOf,
  explainAccess,
  withPublication,
  type AccessDecision,
  type AccessNode,
  type AccessViewer,
  type AppAccess,
} from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { knownSince } from '../directory/index.ts'
import { appAccessAt } from '../apps/index.ts'
import { loadAccessFacts, type Asking } from './facts.ts'
import { livePagesNeed, pageTitlesNeed } from './needs.ts'
import { presentRules } from './presenter.ts'
import { includedAt } from './repository/product-pages.ts'
import { readPastHoldings, readPastNodes, type PastNode } from './repository/past.ts'

type Answer = z.infer<typeof pageAccessAnswer>

/** What one moment is judged by. */
type Facts = {
  app: AppAccess
  chain: readonly AccessNode[]
  viewer: AccessViewer | null
  /** Whose settings of that moment nobody knows, so that those of today stand in: pages, and null for the app. */
  not_known: (string | null)[]
}

/**
 * Explains to the owner why somebody can or cannot see a page at a moment: one to come by the settings of today, a past
 * one by those that were in force and by what was held, started and completed then. Null where there is no such page.
 */
export async function explainPageAccess(
  ctx: Ctx,
  asking: Asking,
  { page_id, at }: { page_id: string; at: Date | null },
): Promise<Answer | null> {
  const now = ctx.now()
  const moment = at ?? now
  const { nodes, viewer } = await loadAccessFacts(ctx.db, asking, [page_id], moment)
  const chain = chainOf(page_id, nodes)
  if (chain.length === 0) return null
  const is_past = moment < now
  const today = { app: ctx.app.access, chain, viewer, not_known: [] }
  const facts = is_past ? await factsOfPast(ctx, today, moment) : today

  const { decision, rules } = explainAccess(
    facts.app,
    facts.chain,
    facts.viewer,
    moment.toISOString(),
    ctx.app.time_zone,
  )
  const ids = chain.map((node) => node.page_id)
  const [titles, is_published] = await Promise.all([
    ctx.services.need(pageTitlesNeed).titlesOf(ctx.db, ids),
    ctx.services.need(livePagesNeed).isLive(ctx, page_id, is_past ? moment : null),
  ])
  return {
    ...(is_published ? verdictOf(decision) : NOT_PUBLISHED),
    rules: presentRules(withPublication(rules, { page_id, is_published }), titles),
    is_past,
    not_known: facts.not_known.map((id) => ({
      page_id: id,
      page_title: id === null ? null : (titles.get(id) ?? null),
    })),
  }
}

type Verdict = Pick<Answer, 'granted' | 'may_act' | 'reason' | 'available_after'>

const NOT_PUBLISHED: Verdict = { granted: false, may_act: false, reason: null, available_after: null }

function verdictOf(decision: AccessDecision): Verdict {
  if (decision.granted) return { ...NOT_PUBLISHED, granted: true, may_act: decision.may_act }
  const { reason, available_after = null } = decision
  return { ...NOT_PUBLISHED, reason, available_after }
}

/** Where pages stand and who is an admin is known of today alone, and counts for any moment. */
async function factsOfPast(ctx: Ctx, { chain, viewer }: Facts, at: Date): Promise<Facts> {
  const page_ids = chain.map((node) => node.page_id)
  const subscriber_id = viewer?.subscriber_id ?? null
  const [app, past, included, held, since] = await Promise.all([
    appAccessAt(ctx, at),
    readPastNodes(ctx.db, page_ids, at),
    includedAt(ctx.db, page_ids, at),
    subscriber_id === null ? null : readPastHoldings(ctx.db, { subscriber_id, page_ids }, at),
    subscriber_id === null ? null : knownSince(ctx.db, subscriber_id),
  ])
  const known = new Map(past.map((node) => [node.page_id, node]))
  const unknown = page_ids.filter((id) => isUnknown(known.get(id)))
  return {
    app: app.access,
    chain: chain.map((node) => ({
      ...node,
      ...settingsThen(known.get(node.page_id)),
      included_in: included.get(node.page_id) ?? [],
    })),
    viewer: viewer && viewerThen({ ...viewer, ...held }, since, at),
    not_known: [...(app.is_known ? [] : [null]), ...unknown],
  }
}

/** Before somebody had an account they were a guest; before they were a member, or let in, nothing was theirs. */
function viewerThen(
  viewer: AccessViewer,
  since: Awaited<ReturnType<typeof knownSince>>,
  at: Date,
): AccessViewer | null {
  if (since === null || since.member_since <= at) return viewer
  return since.user_since <= at ? { ...viewer, subscriber_id: null } : null
}

/** Null: those of today, which were in force then too, or stand in for what nobody knows. */
function settingsThen(past: PastNode | undefined): PastNode['last'] {
  return past?.last ?? past?.found ?? null
}

function isUnknown(past: PastNode | undefined): boolean {
  return past !== undefined && past.is_changed_since && settingsThen(past) === null
}
