import { convertWeight, estimateOneRepMax } from '@foyer/domain/training'
import type {
  ExerciseCard,
  LastTime,
  SessionEntry,
  SessionRow as SessionInList,
  SessionWorkout,
  WorkoutSession,
} from '@foyer/contract/workouts/shapes'
import type { ExerciseHistory } from './repository/last-times.ts'
import type { SessionRow } from './repository/sessions.ts'

/** A session in a list. */
export function presentSessionRow(row: SessionRow): SessionInList {
  return { ...presentHead(row), title: row.title }
}

type Parts = {
  workout: SessionWorkout
  exercises: readonly ExerciseCard[]
  activities: readonly SessionEntry[]
}

/** A session with its workout and all that was done. */
export function presentSession(row: SessionRow, { workout, exercises, activities }: Parts): WorkoutSession {
  return { ...presentHead(row), workout, exercises: [...exercises], activities: [...activities] }
}

function presentHead(row: SessionRow) {
  const { id, workout_id, session_mode, local_date, time_zone, is_discarded, figures } = row
  return {
    id,
    workout_id,
    session_mode,
    started_at: row.started_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    local_date,
    time_zone,
    is_discarded,
    figures,
  }
}

/** What was done last time, and the best of all times in kilograms. */
export function presentLastTime({ loads, amounts, ...history }: ExerciseHistory): LastTime {
  const in_kg = loads.map(({ weight, weight_unit, reps }) => ({
    weight_kg: convertWeight(weight, weight_unit, 'kg'),
    reps,
  }))
  const [heaviest = null] = in_kg.toSorted((a, b) => b.weight_kg - a.weight_kg || b.reps - a.reps)
  const estimates = in_kg.flatMap(({ weight_kg, reps }) => estimateOneRepMax(weight_kg, reps) ?? [])
  const one_rep_max_kg = estimates.length === 0 ? null : Math.max(...estimates)
  return { ...history, bests: { heaviest, one_rep_max_kg, amounts } }
}
