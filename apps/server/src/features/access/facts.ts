import type { AccessNode, AccessNodes, AccessViewer } from '@foyer/domain/access'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { readChains, readHoldings, readPageFacts, type Holdings, type PageFacts } from './repository/facts.ts'

/** Whoever asks, as far as access goes; null is a guest. */
export type Asking = { subscriber_id: string | null; is_admin: boolean; gate?: GateFacts } | null

/** What was read of one page together with the session of whoever asks. */
export type GateFacts = PageFacts & { page_id: string }

/** The gates of some pages and of all above them, and what is known of whoever asks. */
export type AccessFacts<Nodes extends AccessNodes = ReadonlyMap<string, AccessNode>> = {
  nodes: Nodes
  viewer: AccessViewer | null
  /** Private pages that the viewer was given, or that a product of theirs includes, as they are listed. */
  held_page_ids: ReadonlySet<string>
  /** Private pages that the viewer holds or has ever held, by themselves or by a product: they may know of them. */
  once_held: ReadonlySet<string>
}

/** Reads everything that decisions about these pages need. */
export async function loadAccessFacts(
  db: AppDb | AppTx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): Promise<AccessFacts> {
  const gate = asking?.gate
  if (gate && page_ids.every((page_id) => page_id === gate.page_id))
    return factsFrom(asking, gate.nodes, gate.holdings)
  const [page_id] = page_ids
  if (page_id !== undefined && page_ids.length === 1) {
    const subscriber_id = asking?.subscriber_id ?? null
    const facts = await readPageFacts(db, { subscriber_id, page_id, now })
    return factsFrom(asking, facts.nodes, facts.holdings)
  }
  const [nodes, holdings] = await Promise.all([
    readChains(db, page_ids),
    loadHoldings(db, asking, page_ids, now),
  ])
  return factsFrom(asking, nodes, holdings)
}

/** What somebody holds, for decisions by gates that have been read; nothing of a guest. */
async function loadHoldings(
  db: AppDb | AppTx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): Promise<Holdings | undefined> {
  const subscriber_id = asking?.subscriber_id ?? null
  if (subscriber_id === null) return undefined
  return (await readHoldings(db, { subscriber_ids: [subscriber_id], page_ids, now })).get(subscriber_id)
}

/** The facts about whoever asks, put together from gates and what they hold (undefined: nothing). */
export function factsFrom<Nodes extends AccessNodes>(
  asking: Asking,
  nodes: Nodes,
  holdings: Holdings = NOTHING,
): AccessFacts<Nodes> {
  if (!asking) return { nodes, viewer: null, held_page_ids: NONE, once_held: NONE }
  const { once_held, held_page_ids, active_product_ids, page_entitlements, completed_page_ids, run_starts } =
    holdings
  const { subscriber_id, is_admin } = asking
  const held = { active_product_ids, page_entitlements, completed_page_ids, run_starts }
  return { nodes, held_page_ids, once_held, viewer: { subscriber_id, is_admin, ...held } }
}

const NONE: ReadonlySet<string> = new Set()

const NOTHING: Holdings = {
  active_product_ids: new Set(),
  page_entitlements: NONE,
  held_page_ids: NONE,
  once_held: NONE,
  run_starts: new Map(),
  completed_page_ids: new Set(),
}
