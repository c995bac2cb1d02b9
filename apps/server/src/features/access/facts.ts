import type { AccessNode, AccessViewer } from '@foyer/domain/access'
import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { storedHash } from '../../platform/session/tokens.ts'
import { readChains, readHoldings, type Holdings } from './repository/facts.ts'

/** Whoever asks, as far as access goes; null is a guest. */
export type Asking = { subscriber_id: string | null; is_admin: boolean } | null

/** The gates of some pages and of all above them, and what is known of whoever asks. */
export type AccessFacts = {
  nodes: ReadonlyMap<string, AccessNode>
  viewer: AccessViewer | null
  /** Private pages that the viewer holds or has ever held: they may know that they exist. */
  once_held: ReadonlySet<string>
}

/** Reads everything that decisions about these pages need, in one round trip. */
export async function loadAccessFacts(
  db: AppDb | AppTx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): Promise<AccessFacts> {
  const subscriber_id = asking?.subscriber_id ?? null
  const [nodes, holdings] = await Promise.all([
    readChains(db, page_ids),
    subscriber_id === null ? undefined : readHoldings(db, { whose: { subscriber_id }, page_ids, now }),
  ])
  return factsFrom(asking, nodes, holdings)
}

type Foreseen = {
  page_ids: ReadonlySet<string>
  nodes: ReadonlyMap<string, AccessNode>
  holdings: Holdings | undefined
}

const foreseen = new WeakMap<Ctx, Foreseen>()

/**
 * Reads what a request will need for its decision about these pages while it is still being found out who asks, in
 * the same round trip. Its first decision about them then reads nothing; a later one sees what has changed since.
 */
export async function foreseeAccess(ctx: Ctx, page_ids: readonly string[]): Promise<void> {
  const { token } = ctx.request
  const [nodes, holdings] = await Promise.all([
    readChains(ctx.db, page_ids),
    token === null
      ? undefined
      : readHoldings(ctx.db, { whose: { token_hash: storedHash(token) }, page_ids, now: ctx.now() }),
  ])
  foreseen.set(ctx, { page_ids: new Set(page_ids), nodes, holdings })
}

/** The facts that were foreseen for exactly this, else those of this moment. */
export async function takeAccessFacts(
  ctx: Ctx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): Promise<AccessFacts> {
  const known = foreseen.get(ctx)
  foreseen.delete(ctx)
  const fits =
    known !== undefined &&
    page_ids.every((page_id) => known.page_ids.has(page_id)) &&
    (asking?.subscriber_id ?? null) === (asking && (known.holdings?.subscriber_id ?? null))
  return fits
    ? factsFrom(asking, known.nodes, known.holdings)
    : loadAccessFacts(ctx.db, asking, page_ids, now)
}

function factsFrom(
  asking: Asking,
  nodes: ReadonlyMap<string, AccessNode>,
  holdings: Holdings | undefined,
): AccessFacts {
  if (!asking) return { nodes, viewer: null, once_held: new Set() }
  return {
    nodes,
    once_held: new Set(holdings?.once_held),
    viewer: {
      subscriber_id: asking.subscriber_id,
      is_admin: asking.is_admin,
      active_product_ids: new Set(holdings?.product_ids),
      page_entitlements: new Set(holdings?.page_ids),
      completed_page_ids: new Set(holdings?.completed),
      run_starts: new Map(Object.entries(holdings?.starts ?? {})),
    },
  }
}
