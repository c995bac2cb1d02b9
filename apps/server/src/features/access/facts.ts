import type { AccessNode, AccessNodes, AccessViewer } from '@foyer/domain/access'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../platform/context.ts'
import type { AppDb, AppTx } from '../../platform/database/app-db.ts'
import { storedHash } from '../../platform/session/tokens.ts'
import { keepHoldings, keptHoldings } from './kept-holdings.ts'
import { keepChains, keptChains } from './kept-chains.ts'
import { readChains, readHoldings, type Holdings, type Whose } from './repository/facts.ts'

/** Whoever asks, as far as access goes; null is a guest. */
export type Asking = { subscriber_id: string | null; is_admin: boolean } | null

/** The gates of some pages and of all above them, and what is known of whoever asks. */
export type AccessFacts<Nodes extends AccessNodes = ReadonlyMap<string, AccessNode>> = {
  nodes: Nodes
  viewer: AccessViewer | null
  /** Private pages that the viewer was given, or that a product of theirs includes, as they are listed. */
  held_page_ids: ReadonlySet<string>
  /** Private pages that the viewer holds or has ever held, by themselves or by a product: they may know of them. */
  once_held: ReadonlySet<string>
}

/** Reads everything that decisions about these pages need, in one round trip; two where gates have just changed. */
export async function loadAccessFacts(
  db: AppDb | AppTx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): Promise<AccessFacts> {
  const subscriber_id = asking?.subscriber_id ?? null
  const { nodes, holdings } = await readFacts(
    db,
    subscriber_id === null ? null : { subscriber_id },
    page_ids,
    now,
  )
  return factsFrom(asking, nodes, holdings)
}

type Facts = { nodes: ReadonlyMap<string, AccessNode>; holdings: Holdings | undefined }

/** Gates come from memory where the holdings, read at this moment, say that none has changed since. */
async function readFacts(
  db: AppDb | AppTx,
  whose: Whose | null,
  page_ids: readonly string[],
  now: Date,
): Promise<Facts> {
  if (!whose) return { nodes: await readNodes(db, page_ids), holdings: undefined }
  const known = keptChains(db.app_id, page_ids)
  const [nodes, holdings] = await Promise.all([
    known?.nodes ?? readNodes(db, page_ids),
    keepHoldings(db, now, () => readHoldings(db, { whose, page_ids, now })),
  ])
  const is_outdated = known !== null && known.epoch !== null && known.epoch !== holdings?.epoch
  return { nodes: is_outdated ? await readNodes(db, page_ids) : nodes, holdings }
}

/**
 * The facts that decisions about these pages need, as far as memory holds all of them. By these something may be
 * granted; a refusal has to be read.
 */
export function rememberedFacts(
  ctx: Ctx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): AccessFacts | null {
  const facts = recallFacts(ctx.db, asking, page_ids, now)
  if (facts) noteOwner(ctx, asking)
  return facts
}

function recallFacts(
  db: AppDb | AppTx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): AccessFacts | null {
  const subscriber_id = asking?.subscriber_id ?? null
  const holdings = subscriber_id === null ? undefined : keptHoldings(db, { subscriber_id, now })
  const chains = holdings && keptChains(db.app_id, page_ids)
  const is_current = chains && (chains.epoch === null || chains.epoch === holdings.epoch)
  return is_current ? factsFrom(asking, chains.nodes, holdings) : null
}

/** What somebody holds, for decisions by gates that have been read; nothing of a guest. */
export async function loadHoldings(
  db: AppDb | AppTx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): Promise<Holdings | undefined> {
  const subscriber_id = asking?.subscriber_id ?? null
  return subscriber_id === null ? undefined : readHoldings(db, { whose: { subscriber_id }, page_ids, now })
}

async function readNodes(
  db: AppDb | AppTx,
  page_ids: readonly string[],
): Promise<ReadonlyMap<string, AccessNode>> {
  if (page_ids.length === 0) return new Map()
  const chains = await readChains(db, page_ids)
  const is_committed = !('afterCommit' in db)
  if (is_committed) keepChains(db.app_id, chains)
  return chains.nodes
}

/** Whose token it may be, by app and hash; undefined: not known. */
type Guess = { key: string; subscriber_id: string | undefined }
type Foreseen = Facts & { page_ids: ReadonlySet<string>; guess: Guess | null }

/**
 * Whose tokens are, as far as was proven before: a guess at whose facts to read while the token is being proven again.
 * A wrong one is found out by `takeAccessFacts`.
 */
const last_proven = new LRUCache<string, string>({ max: 50_000 })

const foreseen = new WeakMap<Ctx, Foreseen>()

/**
 * Reads what a request will need for its decision about these pages while it is still being found out who asks, in
 * the same round trip. Its first decision about them then reads nothing; a later one sees what has changed since.
 */
export async function foreseeAccess(ctx: Ctx, page_ids: readonly string[]): Promise<void> {
  const { token } = ctx.request
  const token_hash = token === null ? null : storedHash(token)
  const guess = token_hash === null ? null : guessAt(`${ctx.app.id} ${token_hash}`)
  const likely =
    guess?.subscriber_id === undefined ? null : { subscriber_id: guess.subscriber_id, is_admin: false }
  if (likely && recallFacts(ctx.db, likely, page_ids, ctx.now())) return
  const facts = await readFacts(ctx.db, whoseFacts(token_hash, guess), page_ids, ctx.now())
  foreseen.set(ctx, { page_ids: new Set(page_ids), guess, ...facts })
}

function guessAt(key: string): Guess {
  return { key, subscriber_id: last_proven.get(key) }
}

function whoseFacts(token_hash: string | null, guess: Guess | null): Whose | null {
  if (guess?.subscriber_id !== undefined) return { subscriber_id: guess.subscriber_id }
  return token_hash === null ? null : { token_hash }
}

/** The facts that were foreseen for exactly this, else those of this moment. */
export async function takeAccessFacts(
  ctx: Ctx,
  asking: Asking,
  page_ids: readonly string[],
  now: Date,
): Promise<AccessFacts> {
  noteOwner(ctx, asking)
  const known = foreseen.get(ctx)
  foreseen.delete(ctx)
  const subscriber_id = asking?.subscriber_id ?? null
  const fits =
    known !== undefined &&
    page_ids.every((page_id) => known.page_ids.has(page_id)) &&
    subscriber_id === (asking && (known.holdings?.subscriber_id ?? null))
  return fits
    ? factsFrom(asking, known.nodes, known.holdings)
    : loadAccessFacts(ctx.db, asking, page_ids, now)
}

/** Whose token a request carries is proven now: a better guess for its next one. */
function noteOwner(ctx: Ctx, asking: Asking): void {
  const known = foreseen.get(ctx)
  const subscriber_id = asking?.subscriber_id ?? null
  if (known?.guess && subscriber_id !== null && known.guess.subscriber_id !== subscriber_id)
    last_proven.set(known.guess.key, subscriber_id)
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
  subscriber_id: null,
  epoch: 0,
  active_product_ids: new Set(),
  page_entitlements: NONE,
  held_page_ids: NONE,
  once_held: NONE,
  run_starts: new Map(),
  completed_page_ids: new Set(),
  next_change_ms: Infinity,
}
