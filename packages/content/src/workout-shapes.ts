import { WORKOUT_UNITS } from '@foyer/domain/constants'
import { z } from 'zod'

/** One set of an item: how much of which unit (spec section 9), and with what weight if any. */
const workoutSet = z.strictObject({
  amount: z.number().min(0).max(100_000),
  unit: z.enum(WORKOUT_UNITS),
  weight: z.number().min(0).max(2000).nullable(),
  weight_unit: z.enum(['kg', 'lb']),
})

/** One exercise of a group. Its `uid` is stable across edits because activity refers to it. */
const workoutItem = z.strictObject({
  uid: z.uuid(),
  exercise_page_id: z.uuid().nullable(),
  sets: z.array(workoutSet).min(1).max(30),
  /** Rest after each set, in seconds; 0 for none. */
  rest_seconds: z.number().int().min(0).max(3600),
  note: z.string().max(300),
})

/** Items done as one: one by one, in turns, in rounds, or against the clock. */
export const workoutGroup = z.strictObject({
  id: z.uuid(),
  title: z.string().max(80),
  kind: z.enum(['single', 'superset', 'circuit', 'interval']),
  /** Rounds of a superset, circuit or interval; sets count for a single one. */
  rounds: z.number().int().min(1).max(99),
  /** Rest after each round, in seconds. */
  rest_seconds: z.number().int().min(0).max(3600),
  items: z.array(workoutItem).max(30),
})

export type WorkoutSet = z.infer<typeof workoutSet>
export type WorkoutItem = z.infer<typeof workoutItem>
export type WorkoutGroup = z.infer<typeof workoutGroup>
