import { startSession as call } from '@foyer/contract/workouts/start-session'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { newId } from '#platform/ids.ts'
import { loadLiveSite } from '../../pages/index.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { requireSameStart, startSession } from '../commands/start-session.ts'
import { loadSession } from '../load-session.ts'
import { findAnySession } from '../repository/sessions.ts'
import { decideWorkoutAccess, loadWorkout } from '../workout.ts'

export const startSessionRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize, fail }) => {
    authorize()
    const { id: workout_id, session_id, session_mode, started_at, time_zone = viewer.timezone } = input
    const { subscriber_id } = viewer
    const started = session_id === undefined ? null : await findAnySession(ctx.db, session_id)
    if (started) return loadSession(ctx, viewer, requireSameStart(started, { subscriber_id, workout_id }))

    const { is_known, decision } = await decideWorkoutAccess(ctx, viewer, workout_id)
    if (!is_known) throw fail('workout_not_found')
    if (!decision.may_act) throw createPageLockedError(decision)
    const { release_id } = await loadLiveSite(ctx)
    const workout = await loadWorkout(ctx, workout_id, viewer.language)
    if (!workout || release_id === null) throw fail('workout_not_found')

    const row = await startSession(ctx, {
      id: session_id ?? newId(),
      subscriber_id,
      workout_id,
      release_id,
      workout,
      session_mode,
      started_at,
      time_zone,
    })
    return loadSession(ctx, viewer, row)
  },
)
