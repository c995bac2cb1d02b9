import type { WeightUnit } from '@foyer/contract/rules/workouts'
import type {
  ExerciseCard,
  LastTime,
  SessionEntry,
  SessionMode,
  SessionWorkout,
} from '@foyer/contract/workouts/shapes'
import type { SessionState } from '@foyer/domain/training'

type WithoutStamps<Entry> = Entry extends SessionEntry ? Omit<Entry, 'id' | 'at' | 'clock'> : never

/** An activity as the player makes it; the store adds its id, instant and clock. */
export type NewEntry = WithoutStamps<SessionEntry>

/** A running session as every mode of the player uses it. */
export type PlayerSession = {
  session_id: string
  workout_id: string
  mode: SessionMode
  started_at: string
  workout: SessionWorkout
  exercises: ReadonlyMap<string, ExerciseCard>
  state: SessionState
  /** By the exercise's id. */
  last_times: ReadonlyMap<string, LastTime>
  weight_unit: WeightUnit
  /** Writes an activity to the device at once; it is sent when it can be. */
  record: (entry: NewEntry) => void
  /** Opens the summary; asks first while sets are open. */
  finish: () => void
  /** Asks, then closes the player; the session stays. */
  leave: () => void
}
