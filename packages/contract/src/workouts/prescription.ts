import { z } from 'zod'
import { GROUP_KINDS, WEIGHT_UNITS, WORKOUT_UNITS } from '../rules/workouts.ts'

/** Four parts of one or two digits, or X. */
const tempoPattern = /^(\d{1,2}|X)(-(\d{1,2}|X)){3}$/

/** One set of an item. What is optional was added later: stored sets without it mean what they meant before. */
export const workoutSet = z.strictObject({
  /** How much of which unit (spec section 9); 0 leaves it to the member. */
  amount: z.number().min(0).max(100_000),
  unit: z.enum(WORKOUT_UNITS),
  /** The amount or as many more as possible: "5+". */
  is_amrap: z.boolean().optional(),
  /** As typed; exact in its own unit. */
  weight: z.number().min(0).max(2000).nullable(),
  weight_unit: z.enum(WEIGHT_UNITS),
  /** The load as a share of the member's best single, in place of a weight. */
  percent_1rm: z.number().gt(0).max(200).nullable().optional(),
  is_warm_up: z.boolean().optional(),
  /** Rest after this set, in seconds; null for that of the item. */
  rest_seconds: z.number().int().min(0).max(3600).nullable().optional(),
  /** Rate of perceived exertion, in halves. */
  rpe: z.number().min(1).max(10).multipleOf(0.5).nullable().optional(),
  /** Seconds down, held, up and held, such as `3-1-1-0`; X for as fast as possible. */
  tempo: z.union([z.literal(''), z.string().regex(tempoPattern)]).optional(),
})

/** One exercise of a group. Its `uid` is stable across edits because activity refers to it. */
export const workoutItem = z.strictObject({
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
  kind: z.enum(GROUP_KINDS),
  /** Rounds of all kinds but `single`, whose sets count, and `amrap`, which has no end. */
  rounds: z.number().int().min(1).max(99),
  /** Rest after each round, in seconds; of `interval` after each item. */
  rest_seconds: z.number().int().min(0).max(3600),
  /** Seconds of work of each item of an `interval`, and length of a minute of an `emom`; absent: 40, and 60. */
  work_seconds: z.number().int().min(5).max(3600).optional(),
  /** Seconds that an `amrap` lasts, and after which `for_time` ends; absent: 600, and no end. */
  cap_seconds: z.number().int().min(10).max(36_000).optional(),
  items: z.array(workoutItem).max(30),
})

/** A part of a workout's video, from a second on: an exercise of the workout, or only a title. */
export const workoutChapter = z.strictObject({
  id: z.uuid(),
  title: z.string().max(80),
  at_seconds: z.number().int().min(0).max(86_400),
  exercise_page_id: z.uuid().nullable(),
})

/** Metres between the lines of a beep test. */
export const beepDistance = z.number().int().min(5).max(100)

export type WorkoutSet = z.infer<typeof workoutSet>
export type WorkoutItem = z.infer<typeof workoutItem>
export type WorkoutGroup = z.infer<typeof workoutGroup>
export type WorkoutChapter = z.infer<typeof workoutChapter>
