import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import {
  decideFromFacts,
  isListable,
  loadViewerFacts,
  type AccessCaller,
  type AccessFacts,
  type PageDecision,
} from '../../access/index.ts'
import type { Site } from '../tree/index.ts'
import { getGateGroup, getGates, hasAnyDrip, hasDrip, listGates } from './gate-groups.ts'
import type { SiteListedPage } from './listed-page.ts'
import type { GateScope } from '../queries/page-search.ts'

/** The decisions about the pages of a site for one viewer, made when they are asked for. */
export type SiteAccess = {
  decide: (page_id: string) => PageDecision
  /** Lists may name the page. */
  isKnown: (page_id: string) => boolean
  isListedKnown: (page: SiteListedPage) => boolean
  /** The viewer may read the page. */
  canRead: (page_id: string) => boolean
  canReadListed: (page: SiteListedPage) => boolean
  /** Behind a purchase gate that the viewer passes. */
  isOwned: (page_id: string) => boolean
  /** Decides about all gates of the site, for a search in the database. */
  decideGates: () => GateScope
}

/** Loads what decisions about all pages of the site need: two queries for a member, none for a guest. */
export async function loadSiteAccess(ctx: Ctx, caller: AccessCaller, site: Site): Promise<SiteAccess> {
  const now = ctx.now()
  const has_drip = hasAnyDrip(site)
  const facts = await loadViewerFacts(ctx.db, caller, { nodes: site.nodes, now, has_drip })
  return createSiteAccess(ctx.app, site, facts, now)
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Access is decided once for each group of pages behind equal gates. A page that opens by time and was ever completed is
 * decided on its own: it is never shut again.
 */
function createSiteAccess(
  app: AppFacts,
  site: Site,
  facts: AccessFacts<Site['nodes']>,
  now: Date,
): SiteAccess {
  const completed = facts.viewer?.completed_page_ids ?? NONE
  const fresh = facts.viewer && { ...facts.viewer, completed_page_ids: NONE }
  const group_facts = { ...facts, viewer: fresh }
  const decided = new Map<string, PageDecision>()
  const decideGroup = (group: string): PageDecision => {
    const known = decided.get(group)
    if (known) return known
    const decision = decideFromFacts(app, group_facts, group, now)
    decided.set(group, decision)
    return decision
  }
  const decideAny = (page_id: string): PageDecision =>
    completed.has(page_id) && hasDrip(site, page_id)
      ? decideFromFacts(app, facts, page_id, now)
      : decideGroup(getGateGroup(site, page_id))
  const decideListed = ({ page_id, gate_group, has_drip }: SiteListedPage): PageDecision =>
    has_drip ? decideAny(page_id) : decideGroup(gate_group)
  return {
    decide: (page_id) => ({ ...decideAny(page_id), page_id }),
    isKnown: (page_id) => isListable(decideAny(page_id)),
    isListedKnown: (page) => isListable(decideListed(page)),
    canReadListed: (page) => decideListed(page).decision.granted,
    canRead: (page_id) => decideAny(page_id).decision.granted,
    isOwned: (page_id) => ownsPurchase(site, facts, page_id),
    decideGates: () => sortGates([...listGates(site)], decideGroup, completed),
  }
}

const WAITS: ReadonlySet<string> = new Set(['START_REQUIRED', 'IS_SCHEDULED'])

function sortGates(
  gates: readonly (readonly [name: string, group: string])[],
  decideGroup: (group: string) => PageDecision,
  completed: ReadonlySet<string>,
): GateScope {
  const listable = gates
    .map(([name, group]) => ({ name, decided: decideGroup(group) }))
    .filter(({ decided }) => isListable(decided))
  const readable = listable.filter(({ decided: { decision } }) => decision.granted)
  const waiting = listable.filter(
    ({ decided: { decision } }) => !decision.granted && WAITS.has(decision.reason),
  )
  return {
    listable: listable.map(({ name }) => name),
    readable: readable.map(({ name }) => name),
    waiting: waiting.map(({ name }) => name),
    completed_page_ids: waiting.length === 0 ? [] : [...completed],
  }
}

/** Whether the viewer passes every purchase gate of a page, by a product or as an admin. */
function ownsPurchase(site: Site, { viewer }: AccessFacts<Site['nodes']>, page_id: string): boolean {
  if (!viewer) return false
  return getGates(site, page_id).layers.every(
    ({ require_purchase, products }) =>
      !require_purchase || viewer.is_admin || products.some((id) => viewer.active_product_ids.has(id)),
  )
}
