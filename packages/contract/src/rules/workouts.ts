/** Units in which a prescription counts (spec section 9). */
export const WORKOUT_UNITS = [
  'reps',
  'cals',
  'secs',
  'mins',
  'hours',
  'breaths',
  'meters',
  'feet',
  'kilometers',
  'miles',
  'laps',
] as const
/** One of the units of a prescription. */
export type WorkoutUnit = (typeof WORKOUT_UNITS)[number]

/** Units of weights. A weight is stored as it was typed, in its own unit. */
export const WEIGHT_UNITS = ['kg', 'lb'] as const
/** One of the units of weights. */
export type WeightUnit = (typeof WEIGHT_UNITS)[number]

/** Modes in which a workout can be done (spec sections 2 and 3); any other is 'Invalid Preference'. */
export const WORKOUT_MODES = ['list', 'grouped', 'follow_along', 'video_workout', 'beep_test'] as const
/** One of the modes of a workout. */
export type WorkoutMode = (typeof WORKOUT_MODES)[number]

/** How the items of a group are done; all but `single` run in rounds or against a clock. */
export const GROUP_KINDS = ['single', 'superset', 'circuit', 'interval', 'emom', 'amrap', 'for_time'] as const
/** One of the kinds of groups. */
export type GroupKind = (typeof GROUP_KINDS)[number]

/** What a member says of a finished session. */
export const FEELINGS = ['easy', 'good', 'hard', 'brutal', 'hurt'] as const
/** One of the feelings. */
export type Feeling = (typeof FEELINGS)[number]
