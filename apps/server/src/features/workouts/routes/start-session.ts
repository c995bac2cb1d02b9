import { startSession as call } from '@foyer/contract/workouts/start-session'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { newId } from '#platform/ids.ts'
import { createPageLockedError } from '../../progress/index.ts'
import { requireSameStart, startSession } from '../commands/start-session.ts'
import { loadSession } from '../load-session.ts'
import { findAnySession } from '../repository/sessions.ts'
import { decideWorkoutAccess, loadWorkoutToStart } from '../workout.ts'

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
    const released = await loadWorkoutToStart(
      ctx,
      { workout_id, release_id: input.release_id },
      viewer.language,
    )
    if (!released) throw fail('workout_not_found')

    const row = await startSession(ctx, {
      id: session_id ?? newId(),
      subscriber_id,
      workout_id,
      ...released,
      session_mode,
      started_at,
      time_zone,
    })
    return loadSession(ctx, viewer, row)
  },
)
