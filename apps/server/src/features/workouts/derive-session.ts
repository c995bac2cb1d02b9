import { computeFigures, computeResults, readSessionLog } from '@foyer/domain/training'
import type { SessionWorkout } from '@foyer/contract/workouts/shapes'
import type { AppTx } from '../../platform/database/app-db.ts'
import { listActivities } from './repository/activities.ts'
import { replaceResults } from './repository/results.ts'
import { updateSession, type SessionRow } from './repository/sessions.ts'
import { updateRecordsOf } from './update-records.ts'

/**
 * Works out the figures of a locked session from all that was appended, and writes them with its finish. A finished
 * session has results for each exercise too; a discarded one counts nowhere.
 */
export async function deriveSession(
  tx: AppTx,
  session: SessionRow,
  workout: SessionWorkout,
): Promise<SessionRow> {
  const state = readSessionLog(workout, await listActivities(tx, session.id))
  const { is_discarded } = state
  const figures = computeFigures(state, {
    started_at: session.started_at.toISOString(),
    finished_at: session.finished_at?.toISOString() ?? null,
  })
  const derived = { ...session, is_discarded, figures }
  await updateSession(tx, derived)
  if (derived.finished_at !== null) {
    const results = is_discarded ? new Map() : computeResults(state)
    await updateRecordsOf(tx, session.subscriber_id, await replaceResults(tx, session, results))
  }
  return derived
}
