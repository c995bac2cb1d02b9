import type { GatePort } from '../../platform/session/port.ts'
import { storedHash } from '../../platform/session/tokens.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { viewerFrom, type ViewerRow } from '../identity/index.ts'
import type { GateFacts } from './facts.ts'
import { factsOfPage, openWrite, readGate, type GateRow } from './repository/facts.ts'

/** Finds the viewer of a token together with what decides about one page, which `decidePageAccess` then takes. */
export const accessGate: GatePort = {
  viewerAt: async (database, { token, ...at }) => {
    const row = await readGate<ViewerRow>(database.control, { ...at, token_hash: storedHash(token) })
    return row ? viewerAt(row, at.page_id) : null
  },
  openWrite: async (tx, { token, ...at }, keyed) => {
    const asked = { ...at, token_hash: storedHash(token) }
    const { viewer, nodes, holdings, is_claimed, ...stored } = await openWrite<ViewerRow>(tx, asked, keyed)
    return { viewer: viewer && viewerAt({ viewer, nodes, holdings }, at.page_id), is_claimed, stored }
  },
}

function viewerAt(row: GateRow<ViewerRow>, page_id: string): Viewer & { gate: GateFacts } {
  return { ...viewerFrom(row.viewer), gate: { page_id, ...factsOfPage(row) } }
}
