import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { bumpAccessEpoch } from '../apps/index.ts'
import { insertHistory, updateNode, updateNodePositions, type NodePosition } from './repository/nodes.ts'

type SetNode = {
  page_id: string
  node: AccessNodeInput
  /** What the settings were read at. */
  revision: number
  author: string
  now: Date
}

/**
 * Saves a page's access settings and history, effective immediately on every server, and returns the new revision.
 * Null if another change came first: the caller rolls back. Locks the app before the page, as a release does.
 */
export async function setNode(
  tx: AppTx,
  emit: Emit,
  { page_id, node, revision, author, now }: SetNode,
): Promise<number | null> {
  await bumpAccessEpoch(tx)
  if (!(await insertHistory(tx, { page_id, node, author, changed_at: now }, revision))) return null
  const saved = await updateNode(tx, page_id, node, revision)
  await emit('access.changed', { subscriber_id: null })
  return saved
}

/** Moves nodes to the positions of their pages. If any moved, decisions by the previous gates become invalid. */
export async function moveNodes(tx: AppTx, positions: readonly NodePosition[]): Promise<void> {
  const moved = await updateNodePositions(tx, positions)
  if (moved > 0) await bumpAccessEpoch(tx)
}
