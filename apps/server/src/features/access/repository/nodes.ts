import { sql } from 'kysely'
import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AccessNode } from '@foyer/domain/access'
import type { AppDb, AppTx } from '#platform/database/app-db.ts'
import { newId } from '#platform/ids.ts'

/** The node of a new page: it inherits its ancestors' gates and adds none. */
export const PLAIN_NODE: AccessNodeInput = {
  inherit: true,
  is_progress_root: false,
  is_private: false,
  require_purchase: false,
  allow_browsing: false,
  require_authentication: false,
  is_scheduled: false,
  unlocks_at: null,
  unlock_duration_seconds: null,
  schedule_period: null,
  schedule_interval: null,
  products: [],
  purchase_overlay: null,
}

export type NewNode = {
  page_id: string
  parent_id: string | null
  node?: Partial<AccessNodeInput> | undefined
}

/** Writes the nodes of new pages in one statement. */
export async function insertNodes(tx: AppTx, nodes: readonly NewNode[]): Promise<void> {
  if (nodes.length === 0) return
  const rows = nodes.map(({ page_id, parent_id, node }) => ({ page_id, parent_id, ...PLAIN_NODE, ...node }))
  await sql`
    insert into access_nodes (app_id, page_id, parent_id, inherit, is_progress_root, is_private, require_purchase,
      allow_browsing, require_authentication, is_scheduled, unlocks_at, unlock_duration_seconds, schedule_period,
      schedule_interval, products, purchase_overlay)
    select ${tx.app_id}, row.page_id, row.parent_id, row.inherit, row.is_progress_root, row.is_private,
      row.require_purchase, row.allow_browsing, row.require_authentication, row.is_scheduled, row.unlocks_at,
      row.unlock_duration_seconds, row.schedule_period, row.schedule_interval, row.products, row.purchase_overlay
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (page_id uuid, parent_id uuid, inherit boolean,
      is_progress_root boolean, is_private boolean, require_purchase boolean, allow_browsing boolean,
      require_authentication boolean, is_scheduled boolean, unlocks_at timestamptz, unlock_duration_seconds integer,
      schedule_period text, schedule_interval integer, products uuid[], purchase_overlay uuid)
  `.execute(tx)
}

/** Writes the own settings of a page's node; its place stays. Null where they are not at this revision any more. */
export async function updateNode(
  tx: AppTx,
  page_id: string,
  node: AccessNodeInput,
  revision: number,
): Promise<number | null> {
  const row = await tx
    .updateTable('access_nodes')
    .set((row) => ({
      ...node,
      products: sql<string[]>`${node.products}::uuid[]`,
      revision: row('revision', '+', 1),
    }))
    .where('app_id', '=', tx.app_id)
    .where('page_id', '=', page_id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return row?.revision ?? null
}

/** The position of a page in the tree. */
export type NodePosition = { page_id: string; parent_id: string | null }

/** Writes the positions of nodes that moved. Returns how many were written. */
export async function updateNodePositions(tx: AppTx, positions: readonly NodePosition[]): Promise<number> {
  if (positions.length === 0) return 0
  const { numAffectedRows } = await sql`
    update access_nodes node set parent_id = place.parent_id
    from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as place (page_id uuid, parent_id uuid)
    where node.app_id = ${tx.app_id} and node.page_id = place.page_id
      and node.parent_id is distinct from place.parent_id
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** A page's own node; null where the page does not exist. */
export async function findNode(db: AppDb | AppTx, page_id: string): Promise<AccessNode | null> {
  const row = await nodes(db).where('page_id', '=', page_id).select(INCLUDED_IN).executeTakeFirst()
  return row ? readNode(row) : null
}

/** The same with the revision of its settings. */
export async function findNodeAtRevision(
  db: AppDb | AppTx,
  page_id: string,
): Promise<{ node: AccessNode; revision: number } | null> {
  const row = await nodes(db).where('page_id', '=', page_id).select(INCLUDED_IN).executeTakeFirst()
  return row ? { node: readNode(row), revision: row.revision } : null
}

/** Lists the nodes of the app that have settings of their own, with the products that include their pages. */
export async function listConfiguredNodes(db: AppDb | AppTx): Promise<AccessNode[]> {
  const rows = await nodes(db).where('is_set', '=', true).select(INCLUDED_IN).execute()
  return rows.map(readNode)
}

/** The pages below a page that wait from a member's start and have no nearer one to count from. */
export async function listDripDescendants(db: AppDb | AppTx, page_id: string): Promise<string[]> {
  const { rows } = await sql<{ page_id: string }>`
    with recursive down as (
      select page_id, is_scheduled, unlock_duration_seconds, schedule_interval, 1 as depth from access_nodes
      where app_id = ${db.app_id} and parent_id = ${page_id} and not is_progress_root
      union all
      select node.page_id, node.is_scheduled, node.unlock_duration_seconds, node.schedule_interval, down.depth + 1
      from down join access_nodes node
        on node.app_id = ${db.app_id} and node.parent_id = down.page_id and not node.is_progress_root
      where down.depth < 64
    )
    select page_id from down
    where is_scheduled and (unlock_duration_seconds is not null or schedule_interval is not null)
  `.execute(db)
  return rows.map((row) => row.page_id)
}

type HistoryEntry = { page_id: string; node: AccessNodeInput; author: string; changed_at: Date }

/** Stores a page's settings before and after a change, and locks the page's node. False if the revision is stale. */
export async function insertHistory(
  tx: AppTx,
  { page_id, node, author, changed_at }: HistoryEntry,
  revision: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into access_node_history (app_id, id, page_id, node, author, changed_at, before)
    select app_id, ${newId()}, page_id, ${JSON.stringify(node)}, ${author}, ${changed_at},
      (to_jsonb(known) - array['app_id', 'page_id', 'parent_id', 'is_set', 'revision'])
        || jsonb_build_object('unlocks_at', instant_text(unlocks_at))
    from access_nodes known
    where app_id = ${tx.app_id} and page_id = ${page_id} and revision = ${revision}
    for update
  `.execute(tx)
  return numAffectedRows === 1n
}

/** Settings that a page had, newest first. */
export async function listHistory(db: AppDb | AppTx, page_id: string, limit: number) {
  return db
    .selectFrom('access_node_history')
    .select(['node', 'author', 'changed_at'])
    .where('app_id', '=', db.app_id)
    .where('page_id', '=', page_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

function nodes(db: AppDb | AppTx) {
  return db.selectFrom('access_nodes').selectAll().where('app_id', '=', db.app_id)
}

/** The products that include a page, selected with its node. */
const INCLUDED_IN = sql<string[] | null>`(
  select array_agg(included.product_id) from product_pages included
  where included.app_id = access_nodes.app_id and included.page_id = access_nodes.page_id
    and included.removed_at is null
)`.as('included_in')

/** A node as it is stored, with the products that include its page; null: none. */
export type StoredNode = Omit<NodeRow, 'app_id' | 'is_set' | 'revision' | 'unlocks_at'> & {
  /** A string where the row was read as JSON. */
  unlocks_at: Date | string | null
  included_in: readonly string[] | null
}

type NodeRow = Awaited<ReturnType<ReturnType<typeof nodes>['execute']>>[number]

/** A node as decisions read it. */
export function readNode(row: StoredNode): AccessNode {
  const { page_id, inherit, is_progress_root, is_private, require_purchase, allow_browsing } = row
  const { require_authentication, is_scheduled, unlock_duration_seconds, schedule_interval } = row
  return {
    page_id,
    inherit,
    is_progress_root,
    is_private,
    require_purchase,
    allow_browsing,
    require_authentication,
    is_scheduled,
    unlock_duration_seconds,
    schedule_interval,
    parent: row.parent_id,
    unlocks_at: row.unlocks_at && new Date(row.unlocks_at).toISOString(),
    schedule_period: row.schedule_period as AccessNode['schedule_period'],
    products: row.products,
    purchase_overlay: row.purchase_overlay,
    ...(row.included_in ? { included_in: row.included_in } : {}),
  }
}
