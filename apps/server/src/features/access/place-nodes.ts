import type { AppTx } from '../../platform/database/app-db.ts'
import { raiseAccessEpoch } from '../apps/index.ts'
import { updatePlaces, type Place } from './repository/nodes.ts'

/** Puts nodes where their pages now stand. Gates that were decided by before count no more where any has moved. */
export async function placeNodes(tx: AppTx, places: readonly Place[]): Promise<void> {
  const moved = await updatePlaces(tx, places)
  if (moved > 0) await raiseAccessEpoch(tx)
}
