import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../shapes.ts'
import { workoutImportChoices } from './workout-import-shapes.ts'

/**
 * Creates a draft for each workout of a CSV file, each exercise and each tag that the app does not have, all of them or
 * none. Workouts with a faulty row are left out as a whole; those that exist are left out or copied under another title.
 */
export const importWorkouts = defineCall({
  method: 'POST',
  path: '/studio/workouts/imports',
  auth: 'team',
  input: z.strictObject({ ...workoutImportChoices, existing: z.enum(['skip', 'copy']).default('skip') }),
  output: z.object({
    created: z.array(z.object({ page_id: id, title: z.string() })),
    exercises_created: z.number().int(),
    tags_created: z.number().int(),
    /** Workouts that exist and were left out. */
    skipped: z.number().int(),
    /** Workouts with a faulty row. */
    refused: z.number().int(),
  }),
  errors: ['not_readable', 'not_checked', 'too_many_tags'],
  body: 'multipart',
  body_limit: 4_194_305,
  rate: { limit: 60, seconds: 600 },
  summary: 'Import a file of workouts',
})
