import type { AccessNodeInput } from '@foyer/contract/access/shapes'
import type { AppTx } from '../../platform/database/app-db.ts'
import type { Emit } from '../../platform/events/events.ts'
import { raiseAccessEpoch } from '../apps/index.ts'
import { insertHistory, updateNode } from './repository/nodes.ts'

type SetNode = { page_id: string; node: AccessNodeInput; author: string; now: Date }

/** Saves a page's own access settings with their history. In effect at once, on every server. */
export async function setNode(tx: AppTx, emit: Emit, { page_id, node, author, now }: SetNode): Promise<void> {
  await updateNode(tx, page_id, node)
  await insertHistory(tx, { page_id, node, author, changed_at: now })
  await raiseAccessEpoch(tx)
  await emit('access.changed', { subscriber_id: null })
}
