import type { GatePort } from '../../platform/session/ports.ts'
import { hashToken } from '../../platform/session/tokens.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { toViewer, type ViewerRow } from '../identity/index.ts'
import type { GateFacts } from './facts.ts'
import { parsePageFacts, openWrite, readGate, type GateRow } from './repository/facts.ts'

/** Finds the viewer of a token together with what decides about one page, which `decidePageAccess` then takes. */
export const accessGate: GatePort = {
  findViewerAtGate: async (database, { token, ...at }) => {
    const row = await readGate<ViewerRow>(database.control, { ...at, token_hash: hashToken(token) })
    return row ? viewerAt(row, at.page_id) : null
  },
  openWrite: async (tx, { token, ...at }, keyed) => {
    const request = { ...at, token_hash: hashToken(token) }
    const { viewer, nodes, holdings, is_claimed, ...stored } = await openWrite<ViewerRow>(tx, request, keyed)
    return { viewer: viewer && viewerAt({ viewer, nodes, holdings }, at.page_id), is_claimed, stored }
  },
}

function viewerAt(row: GateRow<ViewerRow>, page_id: string): Viewer & { gate: GateFacts } {
  return { ...toViewer(row.viewer), gate: { page_id, ...parsePageFacts(row) } }
}
