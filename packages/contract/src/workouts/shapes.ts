import { z } from 'zod'
import { coverAsset } from '../pages/page-index.ts'
import { imageRef, videoRef } from '../pages/shapes.ts'
import { FEELINGS, WEIGHT_UNITS, WORKOUT_MODES, WORKOUT_UNITS } from '../rules/workouts.ts'
import { id, instant, optionalText, timeZone } from '../shapes.ts'
import { beepDistance, workoutChapter, workoutGroup } from './prescription.ts'

/** How a session is done. */
export const sessionMode = z.enum(WORKOUT_MODES, { error: 'invalid_preference' })

/**
 * A hybrid logical clock that sorts as text: milliseconds (13 digits), a counter (4 digits), and the device (8 hex
 * digits). It orders what devices with wrong clocks wrote; the newest entry about the same thing wins.
 */
export const entryClock = z.string().regex(/^\d{13}-\d{4}-[0-9a-f]{8}$/)

const count = (max: number) => z.number().int().min(0).max(max)

/** What was done in one set. */
export const setValues = {
  /** The exercise that was done, after swaps. */
  exercise_id: id.nullable(),
  amount: z.number().min(0).max(100_000),
  unit: z.enum(WORKOUT_UNITS),
  /** As typed, in its own unit; null without a weight. */
  weight: z.number().min(0).max(2000).nullable(),
  weight_unit: z.enum(WEIGHT_UNITS),
  is_warm_up: z.boolean(),
  /** Rate of perceived exertion, in halves; null where it was left out. */
  rpe: z.number().min(1).max(10).multipleOf(0.5).nullable(),
  note: optionalText(300),
}

/** One row of an item's table: about a row, the newest entry wins. */
const setEntry = z.strictObject({
  /** Counts the rows of an item from 0; rows beyond the prescription were added by the member. */
  row: count(199),
  /** `planned`: added, or logged and taken back. */
  state: z.enum(['done', 'planned', 'removed']),
  ...setValues,
})

/**
 * The data of each type of activity. `set`, `skip` and `swap` are about an item, `score` about a group, the others
 * about the session. All but `pause` are settled by the newest entry.
 */
export const activityData = {
  set: setEntry,
  /** The item is left out of this session. */
  skip: z.strictObject({ is_skipped: z.boolean() }),
  /** Another exercise in this session only. */
  swap: z.strictObject({ exercise_id: id }),
  /** The order of the items in this session, by uid. */
  order: z.strictObject({ item_uids: z.array(id).max(900) }),
  /** The result of a group against the clock: whole rounds, reps beyond them, and seconds until it ended. */
  score: z.strictObject({
    rounds: count(999).default(1),
    reps: count(9999),
    seconds: count(86_400),
    is_capped: z.boolean(),
    /** The clock was stopped meanwhile, so that the result compares with no other; older scores do not say. */
    was_paused: z.boolean().optional(),
  }),
  /** The last shuttle that was run in a beep test, as level and shuttle of that level; 0 and 0 for none. */
  beep: z.strictObject({ level: count(60), shuttle: count(99) }),
  pause: z.strictObject({ is_paused: z.boolean() }),
  reflection: z.strictObject({ feeling: z.enum(FEELINGS).nullable(), note: optionalText(2000) }),
  /** Only the member discards a session; it counts nowhere. */
  discard: z.strictObject({ is_discarded: z.boolean() }),
} as const

/** The types of activity. */
export const activityType = z.enum([
  'set',
  'skip',
  'swap',
  'order',
  'score',
  'beep',
  'pause',
  'reflection',
  'discard',
])

const entryFields = {
  id,
  workout_group_id: id.nullable(),
  workout_group_item_id: id.nullable(),
  /** When it was done, by the device; the server replaces instants in the future by its own. */
  at: instant,
  clock: entryClock,
}

const entryOf = <Type extends keyof typeof activityData>(type: Type) =>
  z.object({ ...entryFields, activity_type: z.literal(type), data: activityData[type] })

/** One appended activity of a session (spec section 3, "Workout session"). */
export const sessionEntry = z.discriminatedUnion('activity_type', [
  entryOf('set'),
  entryOf('skip'),
  entryOf('swap'),
  entryOf('order'),
  entryOf('score'),
  entryOf('beep'),
  entryOf('pause'),
  entryOf('reflection'),
  entryOf('discard'),
])

/** An exercise as the player and lists of sets show it. */
export const exerciseCard = z.object({
  page_id: id,
  path: z.string(),
  title: z.string(),
  cover: imageRef,
  cover_asset: coverAsset,
  video: videoRef,
  primary_muscles: z.array(z.string()),
  equipment: z.array(z.string()),
})

/** A workout as it was published when the session began; later edits do not change it. */
export const sessionWorkout = z.object({
  title: z.string(),
  groups: z.array(workoutGroup),
  video: videoRef,
  chapters: z.array(workoutChapter),
  beep_distance: beepDistance.nullable(),
})

/** What a session adds up to; warm-ups count for time only. */
export const sessionFigures = z.object({
  sets: z.number().int(),
  /** Kilograms lifted: weight by reps of working sets with a weight. */
  volume_kg: z.number(),
  /** From start to finish without pauses; null while it runs. */
  seconds: z.number().int().nullable(),
  average_rpe: z.number().nullable(),
})

const sessionHead = {
  id,
  /** The page id of the workout. */
  workout_id: id,
  session_mode: sessionMode,
  started_at: instant,
  finished_at: instant.nullable(),
  /** Day and zone of the start; travel does not change them. */
  local_date: z.iso.date(),
  time_zone: timeZone,
  is_discarded: z.boolean(),
  figures: sessionFigures,
}

/** A session in a list. */
export const sessionRow = z.object({ ...sessionHead, title: z.string() })

/** One go at a workout with all that was done in it. */
export const workoutSession = z.object({
  ...sessionHead,
  workout: sessionWorkout,
  /** The exercises of the workout and of its activities that the member may know of. */
  exercises: z.array(exerciseCard),
  activities: z.array(sessionEntry),
})

/** One set that was done. */
export const loggedSet = z.object(setValues)

/** A heaviest working set with reps, in kilograms. */
export const heaviestSet = z.object({ weight_kg: z.number(), reps: z.number() })

/** The best of all sessions; a record is strictly better. */
export const exerciseBests = z.object({
  heaviest: heaviestSet.nullable(),
  /** The highest estimate of one repetition, in kilograms (Epley, 1 to 10 reps). */
  one_rep_max_kg: z.number().nullable(),
  /** The most of each unit in one set. */
  amounts: z.array(z.object({ unit: z.enum(WORKOUT_UNITS), amount: z.number() })),
})

/** What the member did of one exercise before, in any workout. */
export const lastTime = z.object({
  exercise_id: id,
  session_id: id,
  local_date: z.iso.date(),
  /** The sets of the last session, in order. */
  sets: z.array(loggedSet),
  bests: exerciseBests,
})

/** An exercise in place of another (spec section 3, "Exercise swap"). */
export const exerciseSwap = z.object({ exercise_id: id, alternate_id: id })

/** An exercise that can take the place of another, and why. */
export const alternative = exerciseCard.extend({
  /** The owner names it as an alternative. */
  is_named: z.boolean(),
  shared_muscles: z.array(z.string()),
  shared_equipment: z.array(z.string()),
  level: z.string(),
  force: z.string(),
})

export type SessionMode = z.infer<typeof sessionMode>
export type SessionEntry = z.infer<typeof sessionEntry>
export type SetEntryData = z.infer<typeof setEntry>
export type ActivityType = z.infer<typeof activityType>
export type ExerciseCard = z.infer<typeof exerciseCard>
export type SessionWorkout = z.infer<typeof sessionWorkout>
export type SessionFigures = z.infer<typeof sessionFigures>
export type SessionRow = z.infer<typeof sessionRow>
export type WorkoutSession = z.infer<typeof workoutSession>
export type LastTime = z.infer<typeof lastTime>
export type ExerciseSwap = z.infer<typeof exerciseSwap>
export type Alternative = z.infer<typeof alternative>
