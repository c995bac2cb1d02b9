import type { GatePort } from '../../platform/session/port.ts'
import { storedHash } from '../../platform/session/tokens.ts'
import type { Viewer } from '../../platform/session/viewer.ts'
import { viewerFrom, type ViewerRow } from '../accounts/index.ts'
import type { GateFacts } from './facts.ts'
import { holdingsFrom, nodesFrom, readGate } from './repository/facts.ts'

/** Finds the viewer of a token together with what decides about one page, which `decidePageAccess` then takes. */
export const accessGate: GatePort = {
  viewerAt: async (database, { app_id, token, page_id, now }) => {
    const asked = { app_id, token_hash: storedHash(token), page_id, now }
    const row = await readGate<ViewerRow>(database.control, asked)
    if (!row) return null
    const holdings = row.holdings ? holdingsFrom(row.holdings) : undefined
    const gate: GateFacts = { page_id, nodes: nodesFrom(row.nodes), holdings }
    const viewer: Viewer & { gate: GateFacts } = { ...viewerFrom(row.viewer), gate }
    return viewer
  },
}
