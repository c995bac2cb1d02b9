import { getAccessChain, explainAccess, type ExplainedRule } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { loadAccessFacts, type AccessCaller } from './facts.ts'
import { listEndedEntitlements, type EndedEntitlement } from './repository/ended-entitlements.ts'
import { listActiveEntitlements, type ActiveEntitlement } from './repository/ledger.ts'

/** What of a viewer's own decides about a page. */
export type ViewerReasons = {
  /** Active entitlements that grant access. */
  active: ActiveEntitlement[]
  /** It is open to them because they are an admin. */
  is_admin: boolean
  /** Ended entitlements that would satisfy the failed gate. */
  ended: EndedEntitlement[]
}

const NONE: ViewerReasons = { active: [], is_admin: false, ended: [] }

/**
 * Returns the viewer's entitlements that unlock a page, or would if not ended; none for a guest. Only for a page
 * they may know of; for a locked one it uses the deciding gate alone, to reveal no more than the reason.
 */
export async function findViewerReasons(
  ctx: Ctx,
  caller: AccessCaller,
  page_id: string,
): Promise<ViewerReasons> {
  const subscriber_id = caller?.subscriber_id ?? null
  if (subscriber_id === null) return NONE
  const now = ctx.now()
  const { nodes, viewer } = await loadAccessFacts(ctx.db, caller, [page_id], now)
  const { app } = ctx
  const chain = getAccessChain(page_id, nodes)
  const { rules } = explainAccess(app.access, chain, viewer, now.toISOString(), app.time_zone)
  const failed = rules.find(({ outcome }) => outcome === 'failed')
  if (failed) return { ...NONE, ended: await listEnded(ctx, subscriber_id, failed, now) }
  const passed = new Set(rules.flatMap(listPassingIds))
  const entitlements = passed.size > 0 ? await listActiveEntitlements(ctx.db, subscriber_id, now) : []
  return {
    ...NONE,
    active: entitlements.filter(({ product_id, page_id: own }) => passed.has(product_id ?? own ?? '')),
    is_admin: rules.some(({ waived_by }) => waived_by === 'is_admin'),
  }
}

async function listEnded(
  ctx: Ctx,
  subscriber_id: string,
  { rule, page_id, facts }: ExplainedRule,
  now: Date,
): Promise<EndedEntitlement[]> {
  const opening_ids = new Set([...(facts.products ?? []), ...(rule === 'page_private' ? [page_id] : [])])
  if (opening_ids.size === 0) return []
  const ended = await listEndedEntitlements(ctx.db, subscriber_id, now)
  return ended.filter((right) => opening_ids.has(right.product_id ?? right.page_id))
}

function listPassingIds({ page_id, facts }: ExplainedRule): string[] {
  const { owned_products = [], has_grant } = facts
  return has_grant && page_id !== null ? [...owned_products, page_id] : [...owned_products]
}
