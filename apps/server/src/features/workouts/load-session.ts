import type { WorkoutSession } from '@foyer/contract/workouts/shapes'
import type { Ctx } from '../../platform/context.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'
import { loadExercises, loadTeamExercises } from './exercises.ts'
import { presentSession } from './presenter.ts'
import { listActivities } from './repository/activities.ts'
import type { SessionRow } from './repository/sessions.ts'
import { listExerciseIds, loadSessionWorkout } from './workout.ts'

/** Loads all of a session: its workout, what was done, and the exercises of both. */
export async function loadSession(ctx: Ctx, viewer: MemberViewer, row: SessionRow): Promise<WorkoutSession> {
  const { workout, activities, exercise_ids } = await loadLog(ctx, row, viewer.language)
  const exercises = await loadExercises(ctx, viewer, exercise_ids, row.release_id)
  return presentSession(row, {
    workout,
    activities,
    exercises: Array.from(exercises.values(), ({ card }) => card),
  })
}

/** Loads all of a session for the team, which knows all exercises. */
export async function loadTeamSession(ctx: Ctx, row: SessionRow): Promise<WorkoutSession> {
  const { workout, activities, exercise_ids } = await loadLog(ctx, row, null)
  const exercises = await loadTeamExercises(ctx, exercise_ids, row.release_id)
  return presentSession(row, { workout, activities, exercises })
}

async function loadLog(ctx: Ctx, row: SessionRow, lang: string | null) {
  const [workout, activities] = await Promise.all([
    loadSessionWorkout(ctx, row, lang),
    listActivities(ctx.db, row.id),
  ])
  const done_ids = activities.flatMap(({ data }) => ('exercise_id' in data ? (data.exercise_id ?? []) : []))
  return { workout, activities, exercise_ids: [...listExerciseIds(workout), ...done_ids] }
}
