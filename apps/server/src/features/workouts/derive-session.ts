import { computeFigures, readSessionLog } from '@foyer/domain/training'
import type { SessionWorkout } from '@foyer/contract/workouts/shapes'
import type { AppTx } from '../../platform/database/app-db.ts'
import { listActivities } from './repository/activities.ts'
import { updateSession, type SessionRow } from './repository/sessions.ts'

/** Works out the figures of a locked session from all that was appended, and writes them with its finish. */
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
  return derived
}
