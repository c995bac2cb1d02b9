import type { AccessNode, AccessViewer } from '@foyer/domain/access'
import type { AppDb, AppTx, ControlDb } from '#platform/database/app-db.ts'
import { preparedStatement } from '#platform/database/prepared-statement.ts'
import type { KeyedWrite, KeyRow } from '#platform/session/ports.ts'
import { readNode, type StoredNode } from './nodes.ts'

const selectChain = preparedStatement<StoredNode>('access_chain', 'select * from access_chain($1, $2)')

/** Reads the gates of some pages and of all above them, by page; pages that do not exist are left out. */
export async function readChains(
  db: AppDb | AppTx,
  page_ids: readonly string[],
): Promise<ReadonlyMap<string, AccessNode>> {
  if (page_ids.length === 0) return new Map()
  return parseNodes(await selectChain(db, [db.app_id, page_ids]))
}

/** Nodes by page, from their rows. */
function parseNodes(rows: readonly StoredNode[]): ReadonlyMap<string, AccessNode> {
  return new Map(rows.map((row) => [row.page_id, readNode(row)]))
}

/** The facts about one subscriber. */
export type OwnedAccess = Omit<AccessViewer, 'subscriber_id' | 'is_admin'> & {
  /** Private pages that they were given or that products of theirs include. */
  owned_page_ids: ReadonlySet<string>
  /** Pages with a past, current or future entitlement, directly or by a product that included them at that time. */
  once_held: ReadonlySet<string>
}

/** As it is read; null is none. */
type OwnedAccessRow = {
  subscriber_id: string
  product_ids: readonly string[] | null
  page_ids: readonly string[] | null
  /** The pages that the products include. */
  included_ids: readonly string[] | null
  once_held: readonly string[] | null
  /** Start times of active runs, by root. */
  starts: Readonly<Record<string, string>> | null
  /** The requested pages that were ever completed. */
  completed: readonly string[] | null
}

const selectOwnedAccess = preparedStatement<OwnedAccessRow>(
  'access_holdings',
  'select * from access_holdings($1, $2, $3, $4)',
)

type OwnedAccessQuery = { subscriber_ids: readonly string[]; page_ids: readonly string[]; now: Date }

/**
 * Reads what some subscribers own at an instant, their run starts and their completions of some pages, by
 * subscriber.
 */
export async function readOwnedAccess(
  db: AppDb | AppTx,
  { subscriber_ids, page_ids, now }: OwnedAccessQuery,
): Promise<Map<string, OwnedAccess>> {
  const rows = await selectOwnedAccess(db, [db.app_id, subscriber_ids, page_ids, now.toISOString()])
  return new Map(rows.map((row) => [row.subscriber_id, parseOwnedAccess(row)]))
}

/** The facts about one subscriber, from their row. */
function parseOwnedAccess(row: OwnedAccessRow): OwnedAccess {
  return {
    active_product_ids: new Set(row.product_ids),
    page_entitlements: new Set(row.page_ids),
    owned_page_ids: new Set([...(row.page_ids ?? []), ...(row.included_ids ?? [])]),
    once_held: new Set(row.once_held),
    run_starts: new Map(Object.entries(row.starts ?? {})),
    completed_page_ids: new Set(row.completed),
  }
}

type PageFactsRow = { nodes: readonly StoredNode[]; holdings: OwnedAccessRow | null }

/** The facts for the decision about one page: its gates, those of its ancestors, and a subscriber's owned access. */
export type PageFacts = { nodes: ReadonlyMap<string, AccessNode>; holdings: OwnedAccess | undefined }

/** The facts about one page, from their row. */
export function parsePageFacts({ nodes, holdings }: PageFactsRow): PageFacts {
  return { nodes: parseNodes(nodes), holdings: holdings ? parseOwnedAccess(holdings) : undefined }
}

const selectPageFacts = preparedStatement<PageFactsRow>(
  'page_facts',
  'select * from page_facts($1, $2, $3, $4)',
)

/** Reads the facts for the decision about one page; without a subscriber there is no owned access. */
export async function readPageFacts(
  db: AppDb | AppTx,
  { subscriber_id, page_id, now }: { subscriber_id: string | null; page_id: string; now: Date },
): Promise<PageFacts> {
  const [row] = await selectPageFacts(db, [db.app_id, subscriber_id, page_id, now.toISOString()])
  return parsePageFacts(row ?? { nodes: [], holdings: null })
}

/** What the database fetches at the gate of a page: the session's row, and what the decision needs. */
export type GateRow<Session> = PageFactsRow & { viewer: Session }

/** A request for one page: the caller's token, the page, and the app's time. */
export type GateRequest = { app_id: string; token_hash: string; page_id: string; now: Date }

const selectGate = preparedStatement<GateRow<unknown>>('gate', 'select * from gate($1, $2, $3, $4)')

/** Fetches them in one statement, which sets the app itself; undefined: the token has no live session. */
export async function readGate<Session>(
  control: ControlDb,
  { app_id, token_hash, page_id, now }: GateRequest,
): Promise<GateRow<Session> | undefined> {
  const [row] = await selectGate(control, [app_id, token_hash, page_id, now.toISOString()])
  return row as GateRow<Session> | undefined
}

type OpenedWrite<Session> = KeyRow & GateRow<Session | null> & { is_claimed: boolean }

const selectOpenWrite = preparedStatement<OpenedWrite<unknown>>(
  'open_write',
  'select * from open_write($1, $2, $3, $4, $5, $6, $7, $8)',
)

/** Sets the app of a transaction, claims an idempotency key and fetches the gate of a page, in one statement. */
export async function openWrite<Session>(
  tx: AppTx,
  { app_id, token_hash, page_id, now }: GateRequest,
  { scope, key, call, input_hash }: KeyedWrite,
): Promise<OpenedWrite<Session>> {
  const gate_args = [app_id, token_hash, page_id, now.toISOString()]
  const [row] = await selectOpenWrite(tx, [...gate_args, scope, key, call, input_hash])
  if (!row) throw new Error('A write was not opened.')
  return row as OpenedWrite<Session>
}
