import type { AccessNode, AccessNodes, AccessViewer } from '@foyer/domain/access'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import {
  readChains,
  readOwnedAccess,
  readPageFacts,
  type OwnedAccess,
  type PageFacts,
} from './repository/facts.ts'
import { listCompletedPages } from './repository/progress-facts.ts'

/** The viewer as access decisions see them; null is a guest. */
export type AccessCaller = { subscriber_id: string | null; is_admin: boolean; gate?: GateFacts } | null

/** The facts of one page that were read together with the caller's session. */
export type GateFacts = PageFacts & { page_id: string }

/** The gates of some pages and of their ancestors, and the access facts of the viewer. */
export type AccessFacts<Nodes extends AccessNodes = ReadonlyMap<string, AccessNode>> = {
  nodes: Nodes
  viewer: AccessViewer | null
  /** Private pages that the viewer was given, or that a product of theirs includes, as they are listed. */
  owned_page_ids: ReadonlySet<string>
  /** Private pages that the viewer owns or once owned, directly or by a product; they may know of them. */
  once_held: ReadonlySet<string>
}

/** Loads the facts that decisions about these pages need. */
export async function loadAccessFacts(
  db: AppDb | AppTx,
  caller: AccessCaller,
  page_ids: readonly string[],
  now: Date,
): Promise<AccessFacts> {
  const gate = caller?.gate
  if (gate && page_ids.every((page_id) => page_id === gate.page_id))
    return buildAccessFacts(caller, gate.nodes, gate.holdings)
  const [page_id] = page_ids
  if (page_id !== undefined && page_ids.length === 1) {
    const subscriber_id = caller?.subscriber_id ?? null
    const facts = await readPageFacts(db, { subscriber_id, page_id, now })
    return buildAccessFacts(caller, facts.nodes, facts.holdings)
  }
  const [nodes, owned_access] = await Promise.all([
    readChains(db, page_ids),
    loadOwnedAccess(db, caller, page_ids, now),
  ])
  return buildAccessFacts(caller, nodes, owned_access)
}

/**
 * Loads what decisions about any pages behind gates that were read before need: everything of the viewer. `has_drip`
 * false: none of the pages opens by time, so that nothing depends on completed pages.
 */
export async function loadViewerFacts<Nodes extends AccessNodes>(
  db: AppDb | AppTx,
  caller: AccessCaller,
  { nodes, now, has_drip }: { nodes: Nodes; now: Date; has_drip: boolean },
): Promise<AccessFacts<Nodes>> {
  const subscriber_id = caller?.subscriber_id ?? null
  const [owned_access, completed] = await Promise.all([
    loadOwnedAccess(db, caller, [], now),
    subscriber_id === null || !has_drip ? [] : listCompletedPages(db, subscriber_id),
  ])
  return buildAccessFacts(
    caller,
    nodes,
    owned_access && { ...owned_access, completed_page_ids: new Set(completed) },
  )
}

/** Loads the viewer's owned access for gates that have already been read; nothing for a guest. */
async function loadOwnedAccess(
  db: AppDb | AppTx,
  caller: AccessCaller,
  page_ids: readonly string[],
  now: Date,
): Promise<OwnedAccess | undefined> {
  const subscriber_id = caller?.subscriber_id ?? null
  if (subscriber_id === null) return undefined
  return (await readOwnedAccess(db, { subscriber_ids: [subscriber_id], page_ids, now })).get(subscriber_id)
}

/** Builds access facts from gates and owned access (undefined: none). */
export function buildAccessFacts<Nodes extends AccessNodes>(
  caller: AccessCaller,
  nodes: Nodes,
  owned_access: OwnedAccess = NO_ACCESS,
): AccessFacts<Nodes> {
  if (!caller) return { nodes, viewer: null, owned_page_ids: NONE, once_held: NONE }
  const { once_held, owned_page_ids, active_product_ids, page_entitlements, completed_page_ids, run_starts } =
    owned_access
  const { subscriber_id, is_admin } = caller
  const owned = { active_product_ids, page_entitlements, completed_page_ids, run_starts }
  return { nodes, owned_page_ids, once_held, viewer: { subscriber_id, is_admin, ...owned } }
}

const NONE: ReadonlySet<string> = new Set()

const NO_ACCESS: OwnedAccess = {
  active_product_ids: new Set(),
  page_entitlements: NONE,
  owned_page_ids: NONE,
  once_held: NONE,
  run_starts: new Map(),
  completed_page_ids: new Set(),
}
