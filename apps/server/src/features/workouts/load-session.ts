import type { WorkoutSession } from '@foyer/contract/workouts/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { loadExercises } from './exercises.ts'
import { presentSession } from './presenter.ts'
import { listActivities } from './repository/activities.ts'
import type { SessionRow } from './repository/sessions.ts'
import { listExerciseIds, loadSessionWorkout } from './workout.ts'

/** Loads all of a session: its workout, what was done, and the exercises of both. */
export async function loadSession(ctx: Ctx, viewer: MemberViewer, row: SessionRow): Promise<WorkoutSession> {
  const [workout, activities] = await Promise.all([
    loadSessionWorkout(ctx, row, viewer.language),
    listActivities(ctx.db, row.id),
  ])
  const done_ids = activities.flatMap(({ data }) => ('exercise_id' in data ? (data.exercise_id ?? []) : []))
  const page_ids = [...listExerciseIds(workout), ...done_ids]
  const exercises = await loadExercises(ctx, viewer, page_ids, row.release_id)
  return presentSession(row, {
    workout,
    activities,
    exercises: Array.from(exercises.values(), ({ card }) => card),
  })
}
