import { z } from 'zod'
import { WEIGHT_UNITS } from '../rules/workouts.ts'
import { id } from '../shapes.ts'

/** What a column of a file of workouts can be. */
export const WORKOUT_IMPORT_FIELDS = [
  'workout_title',
  'day',
  'group',
  'kind',
  'rounds',
  'exercise_name',
  'sets',
  'reps',
  'weight',
  'unit',
  'percent',
  'rest',
  'tempo',
  'rpe',
  'note',
  'tags',
] as const
export const workoutImportField = z.enum(WORKOUT_IMPORT_FIELDS)

/** Why a file of workouts cannot be read at all. */
export const workoutImportFailure = z.enum([
  'empty',
  'not_readable',
  'not_utf8',
  'too_large',
  'too_many_rows',
])

/** What is wrong with a cell, or was changed in it. */
export const workoutImportCode = z.enum([
  'ambiguous_number',
  'exercise_ambiguous',
  'exercise_missing',
  'formula',
  'looks_like_date',
  'malformed',
  'name_too_long',
  'not_a_number',
  'not_a_time',
  'out_of_range',
  'range_in_note',
  'sets_differ',
  'tempo_invalid',
  'too_many_exercises',
  'too_many_groups',
  'too_many_sets',
  'too_many_tags',
  'unknown_kind',
  'unknown_unit',
  'workout_missing',
])

/** Something about one cell; `row` is the line of the file. A workout with a blocking problem is not imported. */
export const workoutImportProblem = z.object({
  row: z.number().int(),
  field: workoutImportField,
  code: workoutImportCode,
  value: z.string(),
  is_blocking: z.boolean(),
})

/** A workout of a file. `exists`: the app has one of that title, which is `page_id`. */
export const workoutImportItem = z.object({
  row: z.number().int(),
  title: z.string(),
  exercises: z.number().int(),
  sets: z.number().int(),
  action: z.enum(['create', 'exists', 'refused']),
  page_id: id.nullable(),
  /** The names of its tags, as the file has them. */
  tags: z.array(z.string()),
})

/** The dry run of a file of workouts: nothing of it has been stored. */
export const workoutImportReport = z.object({
  failure: workoutImportFailure.nullable(),
  rows: z.number().int(),
  columns: z.array(
    z.object({
      heading: z.string(),
      samples: z.array(z.string()),
      field: workoutImportField.nullable(),
    }),
  ),
  /** Fields that no column is and without which nothing can be imported. */
  missing_fields: z.array(workoutImportField),
  workouts: z.array(workoutImportItem),
  /** The exercises that the workouts name; without a page they would be created. */
  exercises: z.array(z.object({ name: z.string(), page_id: id.nullable() })),
  /** The tags that the workouts name; those that the app does not have would be created. */
  tags: z.array(z.object({ name: z.string(), exists: z.boolean() })),
  /** The first 200. */
  problems: z.array(workoutImportProblem),
  problem_count: z.number().int(),
})

/** How a file is read. */
export const workoutImportChoices = {
  /** The field of each column in order, parted by commas and empty for none; without it headings are recognized. */
  fields: z
    .string()
    .max(2_000)
    .transform((text) => text.split(','))
    .pipe(z.array(z.union([workoutImportField, z.literal('')])).max(100))
    .refine((fields) => fields.every((field, at) => field === '' || fields.indexOf(field) === at), {
      error: 'duplicate',
    })
    .optional(),
  /** The unit of weights without one. */
  weight_unit: z.enum(WEIGHT_UNITS).default('kg'),
}

export type WorkoutImportField = z.infer<typeof workoutImportField>
export type WorkoutImportFailure = z.infer<typeof workoutImportFailure>
export type WorkoutImportProblem = z.infer<typeof workoutImportProblem>
export type WorkoutImportReport = z.infer<typeof workoutImportReport>
