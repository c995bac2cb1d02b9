import type { AccessNode, AccessViewer } from '@foyer/domain/access'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { readFacts } from './repository/facts.ts'

/** Whoever asks, as far as access goes; null is a guest. */
export type Asking = { subscriber_id: string | null; is_admin: boolean } | null

/** The gates of some pages and of all above them, and what is known of whoever asks. */
export type AccessFacts = {
  nodes: ReadonlyMap<string, AccessNode>
  viewer: AccessViewer | null
  /** Private pages of these chains that the viewer holds or has ever held: they may know that they exist. */
  once_held: ReadonlySet<string>
}

/** Reads everything that decisions about these pages need, in one round trip. */
export async function loadAccessFacts(
  db: AppDb | AppTx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): Promise<AccessFacts> {
  const facts = await readFacts(db, { subscriber_id: asking?.subscriber_id ?? null, page_ids, now })
  return {
    nodes: new Map(facts.nodes.map((node) => [node.page_id, node])),
    once_held: new Set(facts.once_held),
    viewer: asking && {
      subscriber_id: asking.subscriber_id,
      is_admin: asking.is_admin,
      active_product_ids: new Set(facts.product_ids),
      page_entitlements: new Set(facts.page_ids),
      completed_page_ids: new Set(facts.completed),
      run_starts: new Map(Object.entries(facts.starts)),
    },
  }
}
