import { chainOf, explainAccess, type ExplainedRule } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import { loadAccessFacts, type Asking } from './facts.ts'
import { endedRights, type EndedRight } from './repository/ended.ts'
import { heldRights, type HeldRight } from './repository/ledger.ts'

/** What of a viewer's own decides about a page. */
export type OwnReasons = {
  /** What they hold of what opens it. */
  held: HeldRight[]
  /** It is open to them because they are an admin. */
  is_admin: boolean
  /** What they held of what would pass the gate that shuts it. */
  ended: EndedRight[]
}

const NONE: OwnReasons = { held: [], is_admin: false, ended: [] }

/**
 * What of a viewer's own opens a page to them, or would still if it had not ended; nothing of a guest. Only for a page
 * that they may know of: of a shut one it looks at the deciding gate alone, so that it tells no more than its reason does.
 */
export async function ownReasons(ctx: Ctx, asking: Asking, page_id: string): Promise<OwnReasons> {
  const subscriber_id = asking?.subscriber_id ?? null
  if (subscriber_id === null) return NONE
  const now = ctx.now()
  const { nodes, viewer } = await loadAccessFacts(ctx.db, asking, [page_id], now)
  const { app } = ctx
  const chain = chainOf(page_id, nodes)
  const { rules } = explainAccess(app.access, chain, viewer, now.toISOString(), app.time_zone)
  const failed = rules.find(({ outcome }) => outcome === 'failed')
  if (failed) return { ...NONE, ended: await endedOf(ctx, subscriber_id, failed, now) }
  const passed = new Set(rules.flatMap(passedBy))
  const rights = passed.size > 0 ? await heldRights(ctx.db, subscriber_id, now) : []
  return {
    ...NONE,
    held: rights.filter(({ product_id, page_id: own }) => passed.has(product_id ?? own ?? '')),
    is_admin: rules.some(({ waived_by }) => waived_by === 'is_admin'),
  }
}

async function endedOf(
  ctx: Ctx,
  subscriber_id: string,
  { rule, page_id, facts }: ExplainedRule,
  now: Date,
): Promise<EndedRight[]> {
  const openers = new Set([...(facts.products ?? []), ...(rule === 'page_private' ? [page_id] : [])])
  if (openers.size === 0) return []
  const ended = await endedRights(ctx.db, subscriber_id, now)
  return ended.filter((right) => openers.has(right.product_id ?? right.page_id))
}

function passedBy({ page_id, facts }: ExplainedRule): string[] {
  const { held_products = [], is_given } = facts
  return is_given && page_id !== null ? [...held_products, page_id] : [...held_products]
}
